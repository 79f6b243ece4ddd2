import type { Kind } from './kinds.ts';

/** A request hidden in a body. Its unique response reveals a server that handles it. */
const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
const start = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const length = (bytes: string): string => `Content-Length: ${bytes.length}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';
const last = '0\r\n\r\n';
const inChunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n${last}`;

/** Ambiguous body lengths: a second request follows one of the two possible ends. */
const variants: readonly [string, ...string[]] = [
  `${start}${length(last + hidden)}${chunked}\r\n${last}${hidden}`,
  `${start}${chunked}Content-Length: 4\r\n\r\n${inChunk}`,
  ...[
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: identity, chunked',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
    'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\tchunked',
    'Transfer-Encoding: \x0bchunked',
    'Transfer-Encoding: "chunked"',
    'Transfer-Encoding:\r\n chunked',
    ' Transfer-Encoding: chunked',
    'X: x\nTransfer-Encoding: chunked',
    'X: x\rTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\x00',
    'transfer-encoding: CHUNKED',
    'Transfer_Encoding: chunked',
    'Transfer-Encoding: chunked;q=1',
  ].map((encoding) => `${start}${length(last + hidden)}${encoding}\r\n\r\n${last}${hidden}`),
  ...['+0', '-0', '0x0', '0,0', '0 0', '0\r\nContent-Length: 9', ' ', '0;', '00000000000000000000009', '1e1', '٠'].map(
    (number) => `${start}Content-Length: ${number}\r\n\r\n${hidden}`,
  ),
  `${start}Content-Length: ${hidden.length}\r\nContent-Length: 0\r\n\r\n${hidden}`,
  `GET /api/user HTTP/1.1\r\nHost: localhost\r\n${length(hidden)}\r\n${hidden}`,
  `HEAD /api/user HTTP/1.1\r\nHost: localhost\r\n${length(hidden)}\r\n${hidden}`,
  `${start}${chunked}\r\n0\r\nX: ${hidden}`,
  `${start}${chunked}\r\n1;\n{\r\n${last.trim()}\n${hidden}`,
  `${start}${chunked}\r\n0\n\n${hidden}`,
  `${start}${chunked}\r\n${hidden.length.toString(16)};x="\n"\r\n${hidden}\r\n${last}`,
  `${start}Connection: Content-Length\r\n${length(hidden)}\r\n${hidden}`,
  `${start}Expect: x\r\n${length(hidden)}\r\n${hidden}`,
];

export const smuggling: Kind = (random) => {
  const bytes = Buffer.from(random.pick(variants), 'latin1');
  return { bytes, answers: 1, isHead: bytes.toString('latin1', 0, 4) === 'HEAD' };
};
