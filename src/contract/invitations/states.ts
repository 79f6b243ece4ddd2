/** A sent reminder is shown as `sent`: the difference would tell who opened the page. */
export const shownStates = ['waiting', 'sent', 'undeliverable', 'unsubscribed', 'canceled', 'expired'] as const;
export const invitationSources = ['desk', 'list', 'api'] as const;

/**
 * `invited`: within the cool-down. `waiting`: an email to this address is planned. `twice`: an earlier row has it.
 * `team`: an address of the business itself. `late`: would go out in more than 30 days. `full`: 5,000 are waiting.
 */
export const rejections = [
  'unreadable',
  'twice',
  'invited',
  'waiting',
  'unsubscribed',
  'team',
  'late',
  'full',
] as const;
export type Rejection = (typeof rejections)[number];
