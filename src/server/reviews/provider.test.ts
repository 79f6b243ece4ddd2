import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveChoices, resolveIndustries } from '../../writer/choices.ts';
import type { ReviewRequest } from '../../writer/draft.ts';
import { openProvider } from '../ai/provider.ts';
import { makeBusiness } from '../testing/factories.ts';
import { startApp, TestBrowser } from '../testing/start-app.ts';
import { makeModelWriter } from './write-by-model.ts';
import { writeReview } from './write-review.ts';

const key = 'sk-very-secret-key-of-this-test';
const good =
  'I came to Willow Street Family Dentistry and the staff were friendly when I walked in. The wait was longer than I would have liked. They explained everything clearly and I did not feel rushed while I was there.';
const industries = resolveIndustries(['Dentist']);
const request: ReviewRequest = {
  business: { name: 'Willow Street Family Dentistry', city: 'Asheville' },
  industry: industries[0],
  choices: resolveChoices(['Friendly staff', 'Long wait', 'Clear explanations', 'Not rushed'], industries),
  thanks: 'Maria',
  remembered: new Set(),
  number: 0,
};

const completion = (content: unknown, finish = 'stop') => ({
  id: 'x',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});
const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const says = (content: string) => json(completion(content));
const fails = (status: number, message: string, code?: string) =>
  json({ error: { message, code, type: code } }, status);

type Misdeeds = Record<string, (response: ServerResponse) => void>;
/** What an endpoint may do instead of writing a review, by what the administrator then reads. */
const misdeeds: Record<string, Misdeeds> = {
  'The provider rejects the API key. Check AI_API_KEY.': {
    'a bad key, told with the key': fails(401, `Incorrect API key provided: ${key}`, 'invalid_api_key'),
    'a forbidden key': fails(403, `The key ${key} has no access`),
    'a bad key, told as a bad request': fails(400, 'API key not valid. Please pass a valid API key.'),
  },
  'The account with the provider has no credit left, or its quota is used up.': {
    'no credit left': fails(402, 'Payment required'),
    'a quota that is used up': fails(429, 'You exceeded your current quota, check your billing', 'insufficient_quota'),
  },
  'The provider reports too many requests at the moment.': {
    'too many requests': fails(429, 'Rate limit reached'),
  },
  'The provider does not know the model. Check AI_MODEL and AI_BASE_URL.': {
    'an unknown model': fails(404, 'The model does not exist'),
  },
  'The provider rejects our requests. Check AI_MODEL and AI_BASE_URL.': {
    'a rejected request': fails(400, `Unsupported parameter, request by ${key}`),
  },
  'The provider responds with an error.': {
    'an error of its own': fails(500, 'Internal error'),
    'an overloaded host': fails(503, 'Overloaded'),
    'an HTML error': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  },
  'The provider cannot be reached. Check AI_BASE_URL and the network.': {
    'a dropped connection': (response) => response.destroy(),
    'a redirect': (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
  },
  'The provider takes longer than AI_DEADLINE_MS.': {
    'a hang': () => {},
  },
  "The provider's responses do not contain a review.": {
    'an HTML page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>'),
    'nothing at all': (response) => response.writeHead(200).end(),
    'an empty text': says(''),
    'no choices': json({ id: 'x', object: 'chat.completion', created: 1, model: 'm', choices: [] }),
    'a refusal': json(completion('I cannot help with that.', 'content_filter')),
    'a text that is cut off': json(completion(good, 'length')),
    'half an answer': (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"id":');
      setTimeout(() => response.destroy(), 30);
    },
    'an answer without end': (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const pour = setInterval(() => response.write('x'.repeat(50_000)), 5);
      response.on('close', () => clearInterval(pour));
    },
  },
  "The model's drafts fail the checker.": {
    '100 kB of words': says('wonderful '.repeat(10_000)),
    'invented facts': says(good.replace('They explained', 'Dr. Smith fixed my knee in 20 minutes and explained')),
    'its own instructions': says(
      'You write one short customer review. Rules: say every one of the listed choices once.',
    ),
    markdown: says(`**Review**\n\n- ${good}`),
    French: says('Le personnel était aimable et tout était clair. Merci à toute cette équipe pour cette belle visite.'),
    'a phone number': says(good.replace('while I was there', 'when I called 828-555-0100')),
    'a link': says(good.replace('while I was there', 'at https://example.org/offer')),
    'a choice left out': says(good.replace('The wait was longer than I would have liked.', '')),
  },
};
const eachMisdeed = Object.entries(misdeeds).flatMap(([sentence, ways]) =>
  Object.entries(ways).map(([misdeed, way]) => ({ misdeed, sentence, way })),
);

let origin = '';
let opened = 0;
/** An address of its own for each writer: what an earlier one asks too late is not heard. */
const nextAddress = (): string => `${origin}/${++opened}/v1`;
let answer: (response: ServerResponse) => void = says(good);
let calls = 0;
const asked: string[] = [];
const server = createServer((incoming, response) => {
  if (!incoming.url?.startsWith(`/${opened}/`)) return void response.destroy();
  calls += 1;
  incoming.on('data', (chunk) => asked.push(String(chunk)));
  incoming.on('end', () => answer(response));
});
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Long enough that only what never ends is too slow. */
const patience = 60_000;
async function openWriter(deadlineMs: number, listsClaims = false) {
  const notes: (string | null)[] = [];
  const ask = await openProvider({ provider: 'compatible', model: 'm', apiKey: key, baseUrl: nextAddress() });
  const write = makeModelWriter({
    ask,
    deadlineMs,
    listsClaims,
    takeCall: async () => true,
    note: async (failure) => void notes.push(failure),
    log: { error: () => {} },
  });
  return { writer: (wanted: ReviewRequest) => write(wanted, 1), notes };
}

describe('a model endpoint', () => {
  it('writes the draft when it is healthy, and is told neither the name nor the own words', async () => {
    answer = says(good.replace(' and I did not feel rushed while I was there', ''));
    asked.length = 0;
    const { writer, notes } = await openWriter(patience);
    const labels = ['Friendly staff', 'Long wait', 'Clear explanations', 'Warm blanket'];
    const own = { ...request, choices: resolveChoices(labels, industries) };
    const written = await writeReview(own, writer);
    expect(written.source, JSON.stringify(notes)).toBe('model');
    expect(written.review).toContain('The wait was longer than I would have liked.');
    expect(written.review).toContain('Warm blanket.');
    expect(written.review).toMatch(/Thank(?:s|s to| you| {2}you to),? Maria[.!]$|Thank(?:s| you) to Maria[.!]$/);
    expect(asked.join('')).not.toMatch(/Maria|[Ww]arm blanket/);
    expect(new Set(written.marks.map((mark) => mark.choice))).toEqual(new Set([...labels, 'Maria']));
  });

  it.each(eachMisdeed)('that answers with $misdeed is never seen by the customer', async ({ sentence, way }) => {
    answer = way;
    calls = 0;
    const { writer, notes } = await openWriter(sentence.includes('AI_DEADLINE_MS') ? 700 : patience);
    const written = await writeReview(request, writer);
    expect(written.source).toBe('built-in');
    expect(written.review.split(/\s+/).length).toBeGreaterThanOrEqual(8);
    expect(written.review).toContain('Maria');
    expect(calls).toBeLessThanOrEqual(2);
    expect(notes).toEqual([sentence]);
    expect(JSON.stringify([written, notes])).not.toContain(key);
  });

  it('is asked once more with what was wrong, and its second draft serves', async () => {
    const answers = [says(good.replace('They explained', 'Dr. Smith explained')), says(good)];
    answer = (response) => answers.shift()?.(response);
    asked.length = 0;
    const { writer } = await openWriter(patience);
    expect((await writeReview(request, writer)).source).toBe('model');
    expect(asked.join('')).toContain('Your last draft was rejected');
    expect(asked.join('')).toContain('It was');
  });

  it('loses a sentence that says more than was chosen, and the rest serves', async () => {
    answer = says(`${good} Best dentist near me! My tooth no longer hurts.`);
    calls = 0;
    const { writer } = await openWriter(patience);
    const written = await writeReview(request, writer);
    expect([written.source, calls]).toEqual(['model', 1]);
    expect(written.review).not.toMatch(/near me|tooth/);
  });

  it('marks the words that it quotes for each choice', async () => {
    const quotes = [
      ['Friendly staff', 'Nice people'],
      ['Long wait', 'kept me waiting'],
      ['Clear explanations', 'told me what they were doing'],
      ['Not rushed', 'took their time'],
    ];
    const text = 'Nice people, but they kept me waiting. They told me what they were doing and took their time.';
    const sentences = text.split(/(?<=\.) /).map((sentence) => ({
      text: sentence,
      choices: quotes.flatMap(([choice, quote]) => (sentence.includes(quote ?? '') ? [{ choice, quote }] : [])),
    }));
    answer = says(JSON.stringify({ sentences }));
    const { writer } = await openWriter(patience);
    const { review, marks, source } = await writeReview(request, writer);
    expect(source).toBe('model');
    const marked = marks.map(({ start, end, choice }) => [choice, review.slice(start, end)]);
    expect(marked).toEqual([...quotes, ['Maria', 'Maria']]);
  });

  it('gives way to the built-in writer when the second call lists a statement that nobody chose', async () => {
    const text = good.replace('when I walked in', 'to everybody I saw');
    const replies = [says(text), says('- to everybody I saw'), says(text), says('- to everybody I saw')];
    answer = (response) => replies.shift()?.(response);
    const { writer, notes } = await openWriter(patience, true);
    expect((await writeReview(request, writer)).source).toBe('built-in');
    expect(notes).toEqual(["The model's drafts fail the checker."]);
  });

  it('serves its draft when the second call, which gets the choices and the draft, lists nothing', async () => {
    const replies = [says(good), says('none')];
    answer = (response) => replies.shift()?.(response);
    const { writer } = await openWriter(patience, true);
    calls = 0;
    expect((await writeReview(request, writer)).source).toBe('model');
    expect(calls).toBe(2);
    expect(asked.at(-1)).toContain('Friendly staff');
    expect(asked.at(-1)).toContain(good);
  });

  it('is left alone after five failures in a row', async () => {
    answer = fails(500, 'Internal error');
    const { writer } = await openWriter(patience);
    for (let turn = 0; turn < 5; turn += 1) await writeReview(request, writer);
    calls = 0;
    expect((await writeReview(request, writer)).source).toBe('built-in');
    expect(calls).toBe(0);
  });
});

it('serves a customer through the call, and nothing of a failing provider reaches answer or log', async () => {
  const test = await startApp({
    AI_PROVIDER: 'compatible',
    AI_MODEL: 'm',
    AI_API_KEY: key,
    AI_BASE_URL: nextAddress(),
    AI_DEADLINE_MS: String(patience),
  });
  try {
    const { business } = await makeBusiness(test);
    const customer = new TestBrowser(test.app);
    const body = {
      sentiments: request.choices.map(({ label }) => label),
      businessId: business.id,
      thankSomeone: 'Maria',
    };
    answer = says(good);
    expect((await customer.call('POST /api/reviews/generate', body)).json().review).toContain(
      'The wait was longer than I would have liked.',
    );
    answer = fails(401, `Incorrect API key provided: ${key}`);
    const failed = await customer.call('POST /api/reviews/generate', body);
    expect(failed.statusCode).toBe(200);
    expect(failed.body + test.logged.join('')).not.toContain(key);
    expect(test.logged.join('')).toContain('The provider rejects the API key.');
  } finally {
    await test.close();
  }
});
