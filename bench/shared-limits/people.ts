import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../scale/seed-million.ts';

export type Call = (line: string, body?: object) => Promise<Record<string, unknown>>;
export type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

export interface Person {
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly call: Call;
}

export const sqlOn =
  (databaseUrl: string): Sql =>
  (text, values = []) =>
    withClient(databaseUrl, async (client) => (await client.query(text, values)).rows as Record<string, unknown>[]);

/** Requests that were answered 503 and sent again, as the browser does. */
export const again = { times: 0 };
const triesMax = 5;

export function person(
  url: string,
  email: string,
  headers: Readonly<Record<string, string>>,
  isPatient = false,
): Person {
  const call: Call = async (line, body) => {
    for (let tried = 1; ; tried += 1) {
      const answer = await ask(line, body);
      if (answer.status === 503 && isPatient && tried < triesMax) {
        again.times += 1;
        await sleep(1000 * Number(answer.headers.get('retry-after')));
        continue;
      }
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${text.slice(0, 200)}`);
      return text.startsWith('{') || text.startsWith('[') ? (JSON.parse(text) as Record<string, unknown>) : {};
    }
  };
  const ask = (line: string, body?: object) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    return fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  };
  return { email, headers, call };
}

/** A verified user with a session, who comes from this network address. */
export async function signedIn(
  url: string,
  sql: Sql,
  email: string,
  address: string,
  isPatient = false,
): Promise<Person> {
  const token = createHash('sha256').update(email).digest('base64url');
  await sql(
    `with u as (insert into users (name, email, email_verified) values ('Dana', $1, true) returning id)
      insert into sessions (token_hash, user_id) select $2, id from u`,
    [email, createHash('sha256').update(token).digest('base64url')],
  );
  return person(url, email, { cookie: `sid=${token}`, 'x-forwarded-for': address }, isPatient);
}

const fields = {
  name: 'Willow Street',
  city: 'Asheville',
  state: 'NC',
  contactName: 'Dana',
  googleCategory1: 'Dentist',
  reviewUrl: 'https://g.page/r/willow/review',
};
const sendsAlways = { isOn: true, isPaused: false, fromHour: 0, toHour: 24, weekdays: [0, 1, 2, 3, 4, 5, 6] };

export async function openBusiness(sql: Sql, { call, email }: Person): Promise<number> {
  const { id } = await call('POST /api/businesses', { ...fields, feedbackEmail: email });
  await sql('update businesses set postal_address = $1, invitation_settings = $2 where id = $3', [
    '12 Juniper Street, Asheville',
    sendsAlways,
    id,
  ]);
  return Number(id);
}

/** People who were entered yesterday and whose invitations are due now. */
export const makeDue = (sql: Sql, id: number, count: number, domain: string) =>
  sql(
    `insert into invitations (business_id, person_hash, owner_hash, email, language, source, entered_by, send_at, created_at)
     select $1::bigint, 'p' || $1::bigint || ' ' || n, 'o' || $1::bigint || ' ' || n, 'p' || n || '@' || $3, 'en', 'list', 'Dana', now(), now() - interval '1 day'
     from generate_series(1, $2::int) n`,
    [id, count, domain],
  );

/** More than the buffers of a socket take, so that a download lasts until its client reads it. */
export const makeLongDownload = (sql: Sql, id: number) =>
  sql(
    `insert into feedback (business_id, name, email, phone, feedback, content_hash)
     select $1::bigint, 'Anonymous', 'Not provided', 'Not provided', repeat('x', 4500), 'long ' || n
     from generate_series(1, 2500) n`,
    [id],
  );

export const registration = (email: string) => ({
  name: 'Dana',
  email,
  username: email,
  password: 'nine quiet harbors',
  confirmPassword: 'nine quiet harbors',
});
