import type { Random } from './random.ts';
import { smuggling } from './smuggling.ts';

/** The bytes of one connection and the expected responses. */
export interface RawRequest {
  readonly bytes: Buffer;
  /** Number of expected final responses. A truncated request gets none. */
  readonly answers: number;
  /** The client closes its half at once. */
  readonly halfClose?: boolean;
  /** Responses have no bodies. */
  readonly isHead?: boolean;
  /** Written in pieces of this size. */
  readonly piece?: number;
}
export type Kind = (random: Random) => RawRequest;

const host = 'Host: localhost\r\n';
const json = 'Content-Type: application/json\r\n';
const paths = [
  '/api/user',
  '/api/businesses',
  '/api/businesses/1',
  '/api/businesses/slug/nobody-has-this',
  '/api/sentiments',
  '/api/analytics/1',
  '/api/admin/users',
  '/api/nothing',
] as const;
const posts = [
  '/api/login',
  '/api/register',
  '/api/reviews/generate',
  '/api/businesses/1/send-feedback',
  '/api/analytics/google-click/999999',
] as const;

export const raw = (text: string): Buffer => Buffer.from(text, 'latin1');
const one = (text: string): RawRequest => ({ bytes: raw(text), answers: 1 });
const get = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\n${host}${headers}\r\n`;
const post = (path: string, body: string, headers = json): string =>
  `POST ${path} HTTP/1.1\r\n${host}${headers}Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`;

const chunkError: Kind = (random) => {
  const wrong = random.pick([
    'zz\r\n{}\r\n0\r\n\r\n',
    '2\r\n{}0\r\n\r\n',
    '0x2\r\n{}\r\n0\r\n\r\n',
    '-2\r\n{}\r\n0\r\n\r\n',
    'FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n',
    ' 2\r\n{}\r\n0\r\n\r\n',
    '2\n{}\n0\n\n',
    `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    `2\r\n{}\r\n0\r\n${'X-Trailer: 1\r\n'.repeat(2000)}\r\n`,
  ]);
  return one(`POST ${random.pick(posts)} HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n${wrong}`);
};

const headers: Kind = (random) => {
  const header = random.pick([
    'X-A: 1\r\n'.repeat(1900),
    'X-A: 1\r\n'.repeat(3000),
    `X-A: ${'a'.repeat(17_000)}\r\n`,
    `${'A'.repeat(17_000)}: a\r\n`,
    'no colon at all\r\n',
    ': nameless\r\n',
    'X A: 1\r\n',
    'X-A : 1\r\n',
    'X-A: a\x00b\r\n',
    'X-A: a\rb\r\n',
    'X-A: a\r\n folded\r\n',
    'X-\xff: 1\r\n',
    `X-A: \xff\xfe\r\n`,
    `Cookie: ${'a=b; '.repeat(1500)}\r\n`,
    `Cookie: sid=${'A'.repeat(43)}; sid=${'B'.repeat(43)}; __proto__=1; =; ;;\r\n`,
    'Cookie: sid=%zz\r\n',
    `Accept-Encoding: ${'br;q=0.1, '.repeat(500)}\r\n`,
    'If-None-Match: "\xff"\r\nIf-Modified-Since: never\r\nRange: bytes=9-1,-\r\n',
    `Idempotency-Key: ${'k'.repeat(300)}\r\n`,
    'X-Forwarded-For: ,,,;:[::\r\nForwarded: for="_\r\n',
    'Connection: close, close, keep-alive\r\nKeep-Alive: timeout=-1\r\n',
  ]);
  return one(get(random.pick(paths), header));
};

const urls: Kind = (random) => {
  const url = random.pick([
    `/api/user?${'x'.repeat(8200 + random.below(1000))}`,
    `/${'x'.repeat(9000)}`,
    `/api/businesses/${'9'.repeat(9000)}`,
    `/api/${'../'.repeat(2000)}`,
    `/${'%25'.repeat(2900)}`,
    `/api/user?${'x'.repeat(15_000)}`,
    '/api/businesses/%',
    '/api/businesses/%zz',
    '/api/businesses/%c0%ae',
    '/api/businesses/%ff%fe',
    '/api/businesses/1%00',
    '/api/businesses/\xe2\x82',
    '/api/sentiments?businessId=\xff',
    '//evil.example/%2f..',
    '/..;/api/admin/users',
    '/\\evil.example',
    'api/user',
    '*',
    '',
    'http://evil.example/api/user',
    'http://[::1/api/user',
    'ftp://localhost/api/user',
    '/api/user#fragment',
    '/api/user?a=1&a=2&__proto__[x]=1&a[]=',
  ]);
  return one(get(url));
};

const protocols: Kind = (random) =>
  random.pick<RawRequest>([
    { bytes: Buffer.concat([Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), random.bytes(500)]), answers: 1 },
    one('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00'),
    one('SSH-2.0-OpenSSH_9.6\r\n\r\n'),
    { bytes: Buffer.from([5, 1, 0, 13, 10, 13, 10]), answers: 1 },
    { bytes: Buffer.concat([Buffer.from([128 + random.below(128)]), random.bytes(200)]), answers: 1 },
    one('GET /api/user\r\n\r\n'),
    one(`GET /api/user HTTP/0.9\r\n${host}\r\n`),
    one(`GET /api/user HTTP/1.9\r\n${host}\r\n`),
    one(`GET /api/user HTTP/2.0\r\n${host}\r\n`),
    one(`GET /api/user http/1.1\r\n${host}\r\n`),
    one(`GET  /api/user  HTTP/1.1\r\n${host}\r\n`),
    one(`GET\t/api/user\tHTTP/1.1\r\n${host}\r\n`),
    one('GET /api/user HTTP/1.0\r\n\r\n'),
    one(`GET /api/user HTTP/1.1\n${host}\n`),
  ]);

const upgrades: Kind = (random) => {
  const to = random.pick(['websocket', 'h2c', 'TLS/1.0', '\xff', 'websocket, h2c', '']);
  const body = random.pick(['', 'Content-Length: 2\r\n\r\n{}', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n']);
  const head = `POST /api/login HTTP/1.1\r\n${host}${json}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${to}\r\n`;
  // An empty name gives a broken chunk its error.
  return one(`${head}${body === '' ? '\r\n' : body}`);
};

const expectations: Kind = (random) =>
  one(
    post(
      random.pick(posts),
      '{}',
      `${json}Expect: ${random.pick(['100-continue', 'x', '200-ok', '100-Continue', ''])}\r\n`,
    ),
  );

const hosts: Kind = (random) =>
  random.pick<RawRequest>([
    one('GET /api/user HTTP/1.1\r\n\r\n'),
    one('GET /api/user HTTP/1.1\r\nX: 1\r\nConnection: close\r\n\r\n'),
    one('POST /api/login HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}'),
    one('GET /api/user HTTP/1.1\r\nHost:\r\n\r\n'),
    one(`GET /api/user HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`),
    one('GET /api/user HTTP/1.1\r\nHost: \xff:99999\r\n\r\n'),
    one('GET / HTTP/1.1\r\nHost: evil.example/\\@x\r\n\r\n'),
    one('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'),
    one(`OPTIONS * HTTP/1.1\r\n${host}\r\n`),
    one(`TRACE /api/user HTTP/1.1\r\n${host}Max-Forwards: 0\r\n\r\n`),
  ]);

const methods: Kind = (random) => {
  const method = random.pick([
    'get',
    'GETT',
    'PROPFIND',
    'M-SEARCH',
    'G\x00T',
    'QUERY',
    'A'.repeat(9000),
    '\xff',
    'SOURCE',
    'HEAD',
    '',
  ]);
  return { ...one(`${method} ${random.pick(paths)} HTTP/1.1\r\n${host}\r\n`), isHead: method === 'HEAD' };
};

const bodies: Kind = (random) => {
  const body = random.pick([
    '{',
    '[',
    'null',
    '\xef\xbb\xbf{}',
    '{"a":1}}',
    '{"email":"\\ud800"}',
    '{"email":"\xff\xfe"}',
    `${'['.repeat(20_000)}`,
    `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
    `{"email":1e999999,"a":${'9'.repeat(9000)}}`,
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
    `{${'"a":1,'.repeat(10_000)}"a":2}`,
    '\x00',
  ]);
  const type = random.pick([
    json,
    json,
    'Content-Type: application/json; charset=utf-7\r\n',
    `${json}Content-Encoding: gzip\r\n`,
    'Content-Type: text/plain\r\n',
    'Content-Type: application/json/x; =\r\n',
    `Content-Type: ${'a'.repeat(9000)}\r\n`,
    '',
  ]);
  return one(post(random.pick(posts), body, type));
};

const pipelined: Kind = (random) => {
  const answers = 2 + random.below(20);
  const bytes = raw(Array.from({ length: answers }, () => get(random.pick(paths))).join(''));
  return { bytes, answers };
};

const pieces: Kind = (random) => ({ ...one(post(random.pick(posts), '{"a":1}')), piece: 1 + random.below(40) });

/** Truncates a request at a random place. */
const truncated: Kind = (random) => {
  const whole = raw(post(random.pick(posts), '{"email":"a@b.org"}'));
  return { bytes: whole.subarray(0, 1 + random.below(whole.length - 1)), answers: 0, halfClose: true };
};

/** A valid request with some bytes replaced, inserted, removed or repeated. */
const mutated: Kind = (random) => {
  let bytes = raw(random.pick([get(random.pick(paths), json), post(random.pick(posts), '{"email":"a@b.org"}')]));
  for (let turn = 0; turn <= random.below(4); turn += 1) {
    const at = random.below(bytes.length);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
    bytes = random.pick([
      Buffer.concat([before, random.bytes(1 + random.below(3)), after]),
      Buffer.concat([before, after.subarray(1 + random.below(3))]),
      Buffer.concat([before, random.bytes(1), after.subarray(1)]),
      Buffer.concat([before, after.subarray(0, 20), after]),
    ]);
  }
  return { bytes, answers: 0, halfClose: true };
};

export const kinds = {
  smuggling,
  chunkError,
  headers,
  urls,
  protocols,
  upgrades,
  expectations,
  hosts,
  methods,
  bodies,
  pipelined,
  pieces,
  truncated,
  mutated,
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof kinds;
