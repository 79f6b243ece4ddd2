/** A sent reminder is shown as `sent`: the difference would tell who opened the page. */
export const shownStates = ['waiting', 'sent', 'undeliverable', 'unsubscribed', 'canceled', 'expired'] as const;
export const invitationSources = ['desk', 'list', 'api'] as const;
