import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deskCodeSeconds } from '../../../contract/invitations/limits.ts';
import { deskPhonePath, readOwnDeskKey } from '../../../contract/paths.ts';
import { useUnsaved } from '../../lib/use-unsaved.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DeskDoNotContact } from './DeskDoNotContact.tsx';
import styles from './desk.module.css';
import { PhoneRow } from './PhoneRow.tsx';
import { SendEmail } from './SendEmail.tsx';
import { ShowCode } from './ShowCode.tsx';
import { Today } from './Today.tsx';
import { codeText, deskText, holdText, phoneText, todayText } from './text.ts';
import { todayLines } from './today-lines.ts';
import type { Desk, useDesk } from './use-desk.ts';
import type { SendField } from './use-send-form.ts';
import { useSending } from './use-sending.ts';
import { whenInWords } from './when-in-words.ts';

interface DeskWaysProps {
  readonly deskKey: string;
  readonly desk: Desk;
  readonly screen: ReturnType<typeof useDesk>;
}

/** Three ways to invite, the fastest for the customer first. After each, the field has the focus again. */
export function DeskWays({ deskKey, desk, screen }: DeskWaysProps) {
  const { hold, sendsAt, timeZone, codeLink, phoneLink } = desk;
  const [isShowing, setShowing] = useState(false);
  const sending = useSending({ deskKey, timeZone, onAnswer: screen.take, onOff: screen.refresh });
  const field = useRef<SendField>(null);
  const toField = () => field.current?.focus();
  useUnsaved(sending.isUnsent);
  const { now } = screen;
  const lines = todayLines(
    { desk, readAt: screen.readAt, locals: sending.locals, undoing: screen.undoing, now },
    {
      undo: (id) => {
        screen.undo(id);
        toField();
      },
      again: (local) => {
        sending.again(local);
        toField();
      },
      correct: (local) => {
        sending.remove(local.key);
        field.current?.correct(local.entry?.email ?? '');
      },
    },
  );
  const note = sending.isUnsent ? deskText.offline : hold && holdText[hold];
  return (
    <div className={styles.main}>
      <div className={styles.ways}>
        {note ? (
          <p className={styles.note} role="status">
            <Icon name="warning" />
            <span>{note}</span>
          </p>
        ) : null}
        {codeLink ? (
          <button type="button" className={styles.code} onClick={() => setShowing(true)}>
            <Icon name="qr" />
            <span>
              {codeText.show}
              <small>{codeText.hint(deskCodeSeconds)}</small>
            </span>
          </button>
        ) : null}
        <SendEmail
          ref={field}
          onSend={sending.send}
          languages={desk.languages}
          when={hold === null && sendsAt !== null ? whenInWords(sendsAt, now, timeZone) : null}
          isOff={hold === 'off'}
        />
        {phoneLink ? (
          <PhoneRow
            message={phoneText.message(desk.businessName, phoneLink)}
            phoneAddress={phoneAddressOf(phoneLink)}
          />
        ) : null}
      </div>
      <Today lines={lines} words={readOwnDeskKey(deskKey) === null ? todayText.screen : todayText.own}>
        <DeskDoNotContact
          deskKey={deskKey}
          onStopped={() => {
            screen.refresh();
            toField();
          }}
        />
      </Today>
      {isShowing && codeLink ? (
        <ShowCode
          name={desk.businessName}
          address={codeLink}
          onClose={() => {
            // Nothing behind an open dialog takes the focus.
            flushSync(() => setShowing(false));
            toField();
          }}
        />
      ) : null}
    </div>
  );
}

/** The same buttons for the place of `phoneLink`. */
function phoneAddressOf(phoneLink: string): string {
  const { origin, pathname, search } = new URL(phoneLink);
  return origin + deskPhonePath(pathname.split('/').at(-1) ?? '') + search;
}
