import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Business } from '../../../../contract/businesses/calls.ts';
import { auditPath, teamPath } from '../../../../contract/paths.ts';
import { type Action, may } from '../../../../contract/permissions.ts';
import { queryFor } from '../../../lib/query-client.ts';
import { useTitle } from '../../../lib/title.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { BusinessNav } from '../BusinessNav.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { NotForRole } from '../NotForRole.tsx';
import { missingBusinessText } from '../text.ts';
import styles from './team-frame.module.css';
import { teamText } from './text.ts';
import { useTeam } from './use-team.ts';

interface TeamFrameProps {
  readonly id: string;
  readonly title: string;
  /** A page of its own, or one below the team's. */
  readonly page: 'people' | 'log' | null;
  readonly needs?: Action;
  readonly children: (business: Business) => ReactNode;
}

export function TeamFrame({ id, title, page, needs = 'viewTeam', children }: TeamFrameProps) {
  useTitle(title);
  const { data, error, isPending } = useQuery(queryFor('GET /api/businesses/{id}', { id }));
  if (isPending) return <Spinner label={teamText.loading} />;
  const business = data?.business;
  if (!business) return <LoadFailed message={error?.message ?? missingBusinessText.noData} />;
  if (!may(business.role, needs)) return <NotForRole business={business} />;
  const back = page ? {} : { back: { label: teamText.back, href: teamPath(business.id) } };
  return (
    <div className="wrap">
      <BusinessNav business={business} current="team" {...back} />
      {page && may(business.role, 'readAudit') ? <Pages businessId={business.id} page={page} /> : null}
      {children(business)}
    </div>
  );
}

function Pages({ businessId, page }: { readonly businessId: number; readonly page: 'people' | 'log' }) {
  const [, navigate] = useLocation();
  const { data } = useTeam(businessId);
  return (
    <div className={styles.pages}>
      <Segments
        label={teamText.pages}
        value={page}
        options={[
          { value: 'people', label: teamText.people(data?.people.length ?? '\u2007') },
          { value: 'log', label: teamText.log },
        ]}
        onChange={(next) => navigate(next === 'log' ? auditPath(businessId) : teamPath(businessId))}
      />
    </div>
  );
}
