export const feedbackStates = ['waiting', 'answered', 'done'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** The lists of the inbox. A snoozed message waits, but is not shown as waiting until its day. */
export const feedbackLists = ['waiting', 'snoozed', 'answered', 'done'] as const;
export type FeedbackList = (typeof feedbackLists)[number];

/** The release before reads these alone, so what is new has to be one of them. */
export const eventKinds = ['note', 'reply', 'customer', 'settled', 'assigned', 'state', 'read'] as const;
export type EventKind = (typeof eventKinds)[number];
