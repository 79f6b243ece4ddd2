import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { LostDevice as State } from '../../../../contract/accounts/sign-in-calls.ts';
import { signIn } from '../../../../contract/constants.ts';
import { paths } from '../../../../contract/paths.ts';
import { useCallMutation } from '../../../lib/query-client.ts';
import { useTitle } from '../../../lib/title.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { StepHeading } from '../../shared/second-step/StepHeading.tsx';
import { showSignInFailure } from './failure.ts';
import css from './stages.module.css';
import { stepText } from './text.ts';

const { waiting: text } = stepText;
const hour = 3_600_000;

/** From the email: starts the 24 hours, shows them, or stops them. Opening it changes nothing. */
export function LostDevice() {
  useTitle(text.title);
  const [token] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<State | null>(null);
  const [isStopped, setStopped] = useState(false);
  const read = useCallMutation('POST /api/lost-device', { onSuccess: setState });
  const start = useCallMutation('POST /api/lost-device/start', { onSuccess: setState, onError: showSignInFailure });
  const stop = useCallMutation('POST /api/lost-device/stop', {
    onSuccess: () => setStopped(true),
    onError: showSignInFailure,
  });
  const { mutate } = read;
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    mutate({ token });
  }, [mutate, token]);
  if (isStopped) return <Ended title={text.stoppedTitle} lead={text.stopped} />;
  if (read.isError) return <Ended title={text.goneTitle} lead={text.gone} />;
  if (state === null) return <Spinner label={stepText.loading} />;
  const { startedAt, endsAt, recipient } = state;
  const stopButton = (
    <Button danger busy={stop.isPending} onClick={() => stop.mutate({ token })}>
      {text.stop}
    </Button>
  );
  if (startedAt === null || endsAt === null)
    return (
      <div className="form">
        <StepHeading>{text.startTitle}</StepHeading>
        <p>{text.startLead}</p>
        <Button primary busy={start.isPending} onClick={() => start.mutate({ token })}>
          {text.start}
        </Button>
        {stopButton}
      </div>
    );
  // The clocks of browser and server differ by some seconds.
  const hoursLeft = Math.ceil((Date.parse(endsAt) - Date.now()) / hour);
  const left = Math.min(signIn.lostDeviceHours, Math.max(1, hoursLeft));
  return (
    <div className="form">
      <div>
        <StepHeading>{text.hours(left)}</StepHeading>
        <p>{text.ends(inWords(endsAt))}</p>
      </div>
      <progress className={css.bar} max={signIn.lostDeviceHours} value={signIn.lostDeviceHours - left} />
      <ol className={css.stages}>
        <li className={css.done}>
          <div>
            <b>{text.opened}</b>
            <span className="soft">{inWords(startedAt)}</span>
          </div>
        </li>
        <li className={css.now}>
          <div>
            <b>{text.waits}</b>
            <span className="soft">{text.emailed(recipient)}</span>
          </div>
        </li>
        <li>
          <div>
            <span>{text.over}</span>
            <span className="soft">{text.overHint}</span>
          </div>
        </li>
      </ol>
      <Link className={buttonClass({})} href={paths.login}>
        {text.found}
      </Link>
      {stopButton}
      <p className="soft">{text.hurry}</p>
    </div>
  );
}

const inWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

function Ended({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <div className="form" role="status">
      <StepHeading>{title}</StepHeading>
      <p>{lead}</p>
      <Link className={buttonClass({ primary: true })} href={paths.login}>
        {stepText.toLogin}
      </Link>
    </div>
  );
}
