import { createServer, type ServerResponse } from 'node:http';

/** One request that the product made to its model. */
interface ModelRequest {
  readonly authorization: string;
  readonly body: unknown;
  readonly raw: string;
}

/** How the model handles a request: answers with text or a status, never answers, or calls a function. */
export type Behaviour =
  | { readonly say: string }
  | { readonly status: number; readonly body?: string }
  | 'hang'
  | 'garbage'
  | ((response: ServerResponse, request: ModelRequest) => void);

/** An OpenAI-compatible model on the loopback address, controlled by the test. */
export interface Model {
  /** For AI_BASE_URL with AI_PROVIDER=compatible. */
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** For every request, unless `next` has something for it. */
  behave: Behaviour;
  /** Behaviors for the next requests, one each, before `behave`. */
  readonly next: Behaviour[];
  readonly stop: () => Promise<void>;
}

export async function startModel(): Promise<Model> {
  const requests: ModelRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      const request = { authorization: incoming.headers.authorization ?? '', body: JSON.parse(raw || '{}'), raw };
      requests.push(request);
      answer(model.next.shift() ?? model.behave, response, request);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The model has no port.');

  const model: Model = {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    behave: { status: 500 },
    next: [],
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return model;
}

function answer(behaviour: Behaviour, response: ServerResponse, request: ModelRequest): void {
  if (behaviour === 'hang') return;
  if (typeof behaviour === 'function') {
    behaviour(response, request);
    return;
  }
  if (behaviour === 'garbage') {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"choices":[{"mess');
    return;
  }
  if ('status' in behaviour) {
    const body =
      behaviour.body ?? JSON.stringify({ error: { message: 'The model is not well.', type: 'server_error' } });
    response.writeHead(behaviour.status, { 'Content-Type': 'application/json' }).end(body);
    return;
  }
  const completion = {
    id: 'completion-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'loopback',
    choices: [{ index: 0, message: { role: 'assistant', content: behaviour.say }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 100, completion_tokens: 60, total_tokens: 160 },
  };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(completion));
}
