import { lazy } from 'react';
import { inboxTabText } from './text.ts';
import { type BusinessesAnswer, WithBusinesses } from './WithBusinesses.tsx';

const Inbox = lazy(async () => ({ default: (await import('../inbox/Inbox.tsx')).Inbox }));

export function InboxTab({ answer }: { readonly answer: BusinessesAnswer }) {
  return (
    <WithBusinesses answer={answer} text={inboxTabText} needs="readFeedback">
      {(businesses) => <Inbox businesses={businesses} />}
    </WithBusinesses>
  );
}
