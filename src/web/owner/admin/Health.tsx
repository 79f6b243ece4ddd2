import { useQuery } from '@tanstack/react-query';
import { backupText } from '../../../contract/admin/backup-text.ts';
import type { CallReply } from '../../../contract/calls.ts';
import { queryFor } from '../../lib/query-client.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AdminPanel } from './AdminPanel.tsx';
import { formatBytes } from './format-bytes.ts';
import { healthText } from './text.ts';

type Report = CallReply<'GET /api/admin/health'>;

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const count = new Intl.NumberFormat();

const useHealth = () => useQuery(queryFor('GET /api/admin/health', {}));

export function HealthAlert() {
  const { data } = useHealth();
  if (!data) return null;
  const { failedLately, waiting } = data.emails;
  const hasStuck = isStuck(data.emails);
  if (!hasStuck && data.provider.failure === null && !data.backup.isLate) return null;
  return (
    <p className="box" role="status">
      {hasStuck ? `${healthText.emails}: ${emailsSentence(waiting, failedLately)} ` : ''}
      {data.provider.failure === null ? '' : `${providerSentence(data.provider)} `}
      {data.backup.isLate ? `${backupText.isLate} ` : ''}
      <a href="#health">{healthText.look}</a>
    </p>
  );
}

export const Health = () => (
  <AdminPanel id="health" title={healthText.title} query={useHealth()} failed={healthText.failed}>
    {(report) => <Facts report={report} />}
  </AdminPanel>
);

const isStuck = ({ failedLately, isLate }: Report['emails']) => failedLately > 0 || isLate;

/** Seen at a glance; the words say the same. */
const stateOf = (isWrong: boolean) => (isWrong ? 'wrong' : 'right');

function Facts({ report: { emails, provider, database, backup, disk } }: { report: Report }) {
  const isUnsafe = !backup.isOn || backup.isLate || backup.lastAt === null;
  return (
    <dl className="facts">
      <dt>{healthText.emails}</dt>
      <dd className={stateOf(isStuck(emails))}>
        <Icon name={isStuck(emails) ? 'warning' : 'tick'} />
        {emailsSentence(emails.waiting, emails.failed.length)}
        {emails.reason === null ? null : <span className="cap">{emails.reason}</span>}
        <ul className="stuck">
          {emails.failed.map((message) => (
            <li key={message.id}>
              {message.subject ?? healthText.toCustomer}, {message.recipient}
              <span className="cap">{message.error}</span>
            </li>
          ))}
        </ul>
      </dd>
      <dt>{healthText.provider}</dt>
      <dd className={stateOf(provider.failure !== null)}>
        <Icon name={provider.failure === null ? 'tick' : 'warning'} />
        {providerSentence(provider)}
        {provider.failure === null ? null : <span className="cap">{provider.failure}</span>}
      </dd>
      <dt>{healthText.database}</dt>
      <dd>{healthText.databaseSize(database.name, formatBytes(database.sizeBytes))}</dd>
      <dt>{backupText.title}</dt>
      <dd className={stateOf(isUnsafe)}>
        <Icon name={isUnsafe ? 'warning' : 'tick'} />
        {backupSentence(backup)}
        {backup.isLate ? <span className="cap">{backupText.isLate}</span> : null}
      </dd>
      <dt>{healthText.disk}</dt>
      <dd>{disk.freeBytes === null ? healthText.diskUnknown : healthText.diskFree(formatBytes(disk.freeBytes))}</dd>
    </dl>
  );
}

function backupSentence({ isOn, lastAt, rows, isCopied }: Report['backup']): string {
  if (!isOn) return backupText.off;
  return lastAt === null
    ? backupText.none
    : backupText.last(time.format(new Date(lastAt)), count.format(rows ?? 0), isCopied);
}

function emailsSentence(waiting: number, failed: number): string {
  if (waiting === 0 && failed === 0) return healthText.emailsFine;
  const sentences = [
    failed > 0 ? healthText.emailsFailed(failed) : '',
    waiting > 0 ? healthText.emailsWaiting(waiting) : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

function providerSentence({ name, failure }: Report['provider']): string {
  if (name === null) return healthText.builtIn;
  return failure === null ? healthText.providerFine(name) : healthText.providerFailing(name);
}
