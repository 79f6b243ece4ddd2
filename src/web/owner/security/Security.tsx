import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { CallReply } from '../../../contract/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { queryClient, queryFor } from '../../lib/query-client.ts';
import { useTitle } from '../../lib/title.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { RecoveryCodes } from '../shared/second-step/RecoveryCodes.tsx';
import { AppCard } from './AppCard.tsx';
import { AppSteps } from './AppSteps.tsx';
import { Browsers } from './Browsers.tsx';
import { CodesCard } from './CodesCard.tsx';
import { NoSecondStep } from './NoSecondStep.tsx';
import { Passkeys } from './Passkeys.tsx';
import { securityText } from './text.ts';

const security = queryFor('GET /api/security', {});
export type NewCodes = { readonly codes: readonly string[]; readonly note: string };

export function Security() {
  useTitle(securityText.title);
  const { data, error, refetch } = useQuery(security);
  const [newCodes, setNewCodes] = useState<NewCodes | null>(null);
  const [appKey, setAppKey] = useState<CallReply<'POST /api/security/app'> | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const closeSteps = () => {
    title.current?.focus();
    setAppKey(null);
    setNewCodes(null);
  };
  const changed = (codes: NewCodes | null) => {
    if (appKey) closeSteps();
    setNewCodes(codes);
    void queryClient.invalidateQueries({ queryKey: security.queryKey });
    void queryClient.invalidateQueries({ queryKey: ['/api/security/browsers'] });
  };
  return (
    <div className="wrap form-wide">
      <div className="head">
        <h1 ref={title} tabIndex={-1}>
          {securityText.title}
        </h1>
        <Link className={buttonClass({ small: true })} href={paths.accountSettings}>
          <Icon name="back" />
          {securityText.back}
        </Link>
      </div>
      <div className="stack">
        {newCodes ? (
          <section className="card">
            <RecoveryCodes heading="h2" {...newCodes} onDone={closeSteps} />
          </section>
        ) : appKey ? (
          <section className="card">
            <AppSteps appKey={appKey} onChanged={changed} onCancel={closeSteps} />
          </section>
        ) : error ? (
          <LoadError error={error} onRefresh={refetch} />
        ) : data ? (
          <>
            {data.passkeys.length === 0 && data.appSince === null ? (
              <NoSecondStep onAppKey={setAppKey} onChanged={changed} />
            ) : (
              <>
                <Passkeys security={data} onChanged={changed} />
                <AppCard security={data} onAppKey={setAppKey} onChanged={changed} />
                <CodesCard security={data} onChanged={changed} />
              </>
            )}
            <Browsers />
          </>
        ) : (
          <Spinner label={securityText.loading} />
        )}
      </div>
    </div>
  );
}
