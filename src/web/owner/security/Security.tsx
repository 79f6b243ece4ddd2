import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import css from './security.module.css';
import { securityText } from './text.ts';

const security = queryFor('GET /api/security', {});
export type NewCodes = { readonly codes: readonly string[]; readonly isRenewed: boolean };

export function Security() {
  useTitle(securityText.title);
  const { data, error, refetch } = useQuery(security);
  const [newCodes, setNewCodes] = useState<NewCodes | null>(null);
  const [appKey, setAppKey] = useState<CallReply<'POST /api/security/app'> | null>(null);
  const changed = (codes: NewCodes | null) => {
    setAppKey(null);
    setNewCodes(codes);
    void queryClient.invalidateQueries({ queryKey: security.queryKey });
    void queryClient.invalidateQueries({ queryKey: ['/api/security/browsers'] });
  };
  return (
    <div className={`wrap form-wide ${css.page}`}>
      <div className="head">
        <h1>{securityText.title}</h1>
        <Link className={buttonClass({ small: true })} href={paths.accountSettings}>
          <Icon name="back" />
          {securityText.back}
        </Link>
      </div>
      {newCodes ? (
        <RecoveryCodes {...newCodes} onDone={() => setNewCodes(null)} />
      ) : appKey ? (
        <AppSteps appKey={appKey} onChanged={changed} onCancel={() => setAppKey(null)} />
      ) : error ? (
        <LoadError error={error} onRefresh={refetch} />
      ) : data ? (
        <div className="stack">
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
        </div>
      ) : (
        <Spinner label={securityText.loading} />
      )}
    </div>
  );
}
