import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../../contract/paths.ts';
import { ApiError } from '../../../lib/call.ts';
import { useCallMutation } from '../../../lib/query-client.ts';
import { useTitle } from '../../../lib/title.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { arrive } from '../../shared/second-step/arrive.ts';
import { stepText } from './text.ts';

const { returning: text } = stepText;

/** The other site sends the browser here, with a code that works once. */
export function SingleSignOnReturn() {
  useTitle(text.title);
  const [, navigate] = useLocation();
  const finish = useCallMutation('POST /api/sign-in/single-sign-on/return', {
    onSuccess: (user) => {
      arrive(user);
      navigate(paths.dashboard, { replace: true });
    },
    onError: (error) => {
      const isNext = error instanceof ApiError && /^(?:second_step|set_up_second_step)$/.test(error.code ?? '');
      if (isNext) navigate(paths.secondStep, { replace: true });
    },
  });
  const { mutate } = finish;
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const query = location.search.slice(1);
    history.replaceState(history.state, '', location.pathname);
    mutate({ query });
  }, [mutate]);
  if (!finish.error) return <Spinner label={text.title} />;
  return (
    <div className="form">
      <h1>{text.failed}</h1>
      <p className="box" role="alert">
        {finish.error.message}
      </p>
      <Link className={buttonClass({ primary: true })} href={paths.login}>
        {text.back}
      </Link>
    </div>
  );
}
