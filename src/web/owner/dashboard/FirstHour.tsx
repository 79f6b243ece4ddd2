import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Business } from '../../../contract/businesses/calls.ts';
import type { FirstStep } from '../../../contract/businesses/first-steps.ts';
import { customerPath, inboxPath, invitationSettingsPath, printPath } from '../../../contract/paths.ts';
import { queryFor } from '../../lib/query-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { useFirstStep } from '../shared/use-first-step.ts';
import styles from './first-hour.module.css';
import { firstHourText } from './first-hour-text.ts';

const steps: readonly FirstStep[] = ['tried', 'printed', 'invited', 'answered'];

interface FirstHourProps {
  readonly business: Pick<Business, 'id' | 'slug' | 'role'>;
  readonly name: string;
  /** Waits for the steps, so that they push nothing down. */
  readonly children: ReactNode;
}

/** Four things to try with a new business. */
export function FirstHour({ business, name, children }: FirstHourProps) {
  const { id, slug } = business;
  const { data, isPending } = useQuery({
    ...queryFor('GET /api/businesses/{id}/first-steps', { id }),
    ...dashboardQuery,
  });
  const dismiss = useFirstStep(business, 'dismissed');
  if (isPending) return <div data-loading />;
  if (!data?.isShown) return children;
  const links = { printed: printPath(id), invited: invitationSettingsPath(id), answered: inboxPath(id) };
  return (
    <>
      <section className={`card ${styles.path}`} aria-label={firstHourText.title(name)}>
        <div className={styles.head}>
          <h2 className={styles.title}>{firstHourText.title(name)}</h2>
          <Button small onClick={dismiss}>
            {firstHourText.dismiss}
          </Button>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => {
            const { label, hint } = firstHourText.steps[step];
            const isDone = data.done.includes(step);
            return (
              <li key={step} className={isDone ? styles.done : ''}>
                <span className={styles.tick}>
                  {isDone ? <Icon name="tick" /> : null}
                  <span className="sr">{isDone ? firstHourText.done : firstHourText.open}</span>
                </span>
                <span>
                  {step === 'tried' ? (
                    <a href={customerPath(slug)} target="_blank" rel="noopener noreferrer">
                      {label}
                    </a>
                  ) : (
                    <Link href={links[step]}>{label}</Link>
                  )}
                  <span className={`soft ${styles.hint}`}>{hint}</span>
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      {children}
    </>
  );
}
