export const feedbackStates = ['waiting', 'answered', 'done'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

export const eventKinds = ['note', 'reply', 'customer', 'settled', 'assigned', 'state', 'read'] as const;
export type EventKind = (typeof eventKinds)[number];
