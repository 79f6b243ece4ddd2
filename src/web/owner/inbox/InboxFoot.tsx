import type { ReactNode } from 'react';
import type { CallReply } from '../../../contract/calls.ts';
import { inboxText } from './text.ts';

type FirstReply = CallReply<'GET /api/feedback/counts'>['firstReply'];

interface InboxFootProps {
  readonly hasShortcuts: boolean;
  readonly onShortcuts: (isOn: boolean) => void;
  readonly firstReply: FirstReply;
  readonly children: ReactNode;
}

const { keys } = inboxText;

export function InboxFoot({ hasShortcuts, onShortcuts, firstReply, children }: InboxFootProps) {
  return (
    <div className="inbox-foot">
      <p className="wide-only">
        <button type="button" className="txt" onClick={() => onShortcuts(!hasShortcuts)}>
          {hasShortcuts ? keys.turnOff : keys.turnOn}
        </button>
      </p>
      {children}
      {firstReply ? (
        <p className="end">{inboxText.replyTimes(firstReply.medianWorkingDays, firstReply.p90WorkingDays)}</p>
      ) : null}
    </div>
  );
}
