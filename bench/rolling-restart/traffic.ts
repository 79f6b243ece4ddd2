import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

interface Traffic {
  readonly sent: () => number;
  /** Sends until the function was called, then waits for the responses. */
  readonly stop: () => Promise<Lost>;
}

interface Lost {
  readonly sent: number;
  readonly posts: number;
  /** What each lost request was answered, by method. */
  readonly lost: readonly string[];
  /** Private feedback that was answered with a success. */
  readonly messages: readonly string[];
  readonly clicks: number;
  readonly slowestMs: number;
}

const host = 'reviews.example.org';

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly message?: string;
  readonly body?: string;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}

/** A mix of pages, calls, private feedback (from the script and from a plain form) and steps. */
export function startTraffic(port: number, slug: string, businessId: number, perSecond = 20): Traffic {
  // A reload of nginx closes idle connections, and browsers open others. Here each request has its own.
  const agent = new Agent({ keepAlive: false, rejectUnauthorized: false, servername: host });
  const lost: string[] = [];
  const messages: string[] = [];
  const running = new Set<Promise<void>>();
  const start = performance.now();
  let [sent, posts, clicks, slowestMs, isOver] = [0, 0, 0, 0, false];

  const send = async () => {
    const next = requestNumber(sent, slug, businessId);
    sent += 1;
    if (next.method === 'POST') posts += 1;
    const began = performance.now();
    const answer = await answerTo(port, agent, next);
    const took = performance.now() - began;
    slowestMs = Math.max(slowestMs, took);
    if (answer !== null)
      lost.push(
        `${next.method} ${next.path}: ${answer} at ${((began - start) / 1000).toFixed(1)} s, after ${took.toFixed(0)} ms`,
      );
    else if (next.message) messages.push(next.message);
    else if (next.method === 'POST') clicks += 1;
  };
  const sending = (async () => {
    while (!isOver) {
      const one = send();
      running.add(one);
      void one.finally(() => running.delete(one));
      await sleep(1000 / perSecond);
    }
  })();
  return {
    sent: () => sent,
    stop: async () => {
      isOver = true;
      await sending;
      await Promise.all(running);
      agent.destroy();
      return { sent, posts, lost, messages, clicks, slowestMs };
    },
  };
}

function requestNumber(turn: number, slug: string, businessId: number): Sent {
  const message = `The parking lot was full, message ${turn}.`;
  const feedback = {
    feedback: message,
    name: 'A Customer',
    email: 'customer@example.org',
    phone: '',
  };
  const kinds: Sent[] = [
    { method: 'GET', path: `/thumbs-up-down/${slug}` },
    {
      method: 'POST',
      path: `/api/businesses/${businessId}/send-feedback`,
      message,
      body: JSON.stringify({ ...feedback, businessId }),
      headers: { 'idempotency-key': randomUUID() },
    },
    { method: 'GET', path: `/api/businesses/slug/${slug}` },
    { method: 'POST', path: `/api/analytics/google-click/${businessId}`, body: '{}' },
    {
      method: 'POST',
      path: `/thumbs-up-down/${slug}`,
      message,
      body: new URLSearchParams(feedback).toString(),
      type: 'application/x-www-form-urlencoded',
      headers: { origin: `https://${host}` },
    },
  ];
  return kinds[turn % kinds.length] as Sent;
}

/** `null` for a success; else status, code of the error and request id, or why there was no answer. */
function answerTo(
  port: number,
  agent: Agent,
  { method, path, body = '', type, headers }: Sent,
): Promise<string | null> {
  return new Promise((told) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: {
          host,
          ...(method === 'POST'
            ? { 'content-type': type ?? 'application/json', 'content-length': String(Buffer.byteLength(body)) }
            : {}),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text = (text + chunk).slice(0, 200);
        });
        const { statusCode = 0, headers } = answer;
        const isGood = statusCode === 200 || statusCode === 204;
        answer
          .on('end', () =>
            told(isGood ? null : `${statusCode} ${text} (request ${headers['x-request-id'] ?? 'unknown'})`),
          )
          .on('error', (error) => told(error.message));
      },
    );
    sent.on('error', (error) => told(error.message || String(error)));
    sent.end(body);
  });
}
