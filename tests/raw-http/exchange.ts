import { connect } from 'node:net';
import type { RawRequest } from './kinds.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}
export interface Exchange {
  readonly answers: readonly RawAnswer[];
  /** Bytes after the last complete response. */
  readonly rest: string;
  readonly milliseconds: number;
  /** The server neither answered nor closed in time. */
  readonly isHanging: boolean;
  readonly wasReset: boolean;
}

/** Sends the bytes and reads until the server closes. The client closes its half after the expected responses. */
export function exchange(port: number, request: RawRequest, patienceMs = 6000): Promise<Exchange> {
  const began = performance.now();
  return new Promise((resolve) => {
    let received = '';
    let isHanging = false;
    let wasReset = false;
    let isEnded = false;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const end = (): void => {
      if (!isEnded) socket.end();
      isEnded = true;
    };
    const timer = setTimeout(() => {
      isHanging = true;
      socket.destroy();
    }, patienceMs);
    socket.setEncoding('latin1');
    socket.on('connect', async () => {
      await write(request);
      if (request.halfClose) end();
    });
    async function write({ bytes, piece = bytes.length }: RawRequest): Promise<void> {
      for (let at = 0; at < bytes.length && socket.writable; at += piece) {
        socket.write(bytes.subarray(at, at + piece));
        if (piece < bytes.length) await new Promise((next) => setImmediate(next));
      }
    }
    socket.on('data', (chunk) => {
      received += chunk;
      if (readAnswers(received, request.isHead).answers.length >= Math.max(1, request.answers)) end();
    });
    socket.on('error', () => {
      wasReset = true;
    });
    socket.on('close', () => {
      clearTimeout(timer);
      const milliseconds = performance.now() - began;
      resolve({ ...readAnswers(received, request.isHead), milliseconds, isHanging, wasReset });
    });
  });
}

/** Parses the complete final responses and skips interim ones (1xx). */
function readAnswers(received: string, isHead = false): Pick<Exchange, 'answers' | 'rest'> {
  const answers: RawAnswer[] = [];
  let rest = received;
  for (;;) {
    const head = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest);
    if (!head) return { answers, rest };
    const [whole, status = '', lines = ''] = head;
    const headers = new Map(
      lines.split('\r\n').map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
    );
    const after = rest.slice(whole.length);
    if (status.startsWith('1')) {
      rest = after;
      continue;
    }
    const body = isHead || status === '304' ? '' : bodyOf(after, headers);
    if (body === null) return { answers, rest };
    const used = headers.get('transfer-encoding') === 'chunked' ? chunksEnd(after) : body.length;
    answers.push({ status: Number(status), headers, body });
    rest = after.slice(used);
  }
}

const chunksEnd = (after: string): number => after.indexOf('0\r\n\r\n') + 5;

/** `null` while incomplete. */
function bodyOf(after: string, headers: ReadonlyMap<string, string>): string | null {
  if (headers.get('transfer-encoding') === 'chunked') {
    return after.includes('0\r\n\r\n') ? after.slice(0, chunksEnd(after)) : null;
  }
  const length = Number(headers.get('content-length') ?? 0);
  return after.length < length ? null : after.slice(0, length);
}
