import { Agent, request } from 'node:http';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** One browser with a keep-alive connection and its cookies. */
export async function openConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookies: string[] = [];
  return {
    send: ({ method, path, body, headers }: Sent) =>
      new Promise<{ readonly status: number }>((done, fail) => {
        const kept = Object.entries(headers).filter(
          ([name]) => !/^(?:host|connection|cookie|content-length)$/.test(name),
        );
        const sent = request(
          {
            ...{ host: '127.0.0.1', port, agent, method, path },
            headers: {
              ...Object.fromEntries(kept),
              ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
              ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
            },
          },
          (response) => {
            cookies.push(...(response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? ''));
            response.resume().on('end', () => done({ status: response.statusCode ?? 0 }));
          },
        );
        sent.on('error', fail).end(body ?? undefined);
      }),
    forgetCookies: () => {
      cookies = [];
    },
    close: () => agent.destroy(),
  };
}
