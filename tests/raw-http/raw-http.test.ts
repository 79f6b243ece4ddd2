import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import { attack, wrongWith } from './campaign.ts';
import { exchange, readAnswers } from './exchange.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'https://sayso.example.org' });
});
afterAll(() => product.stop());

it('answers 20,000 malformed requests without a failure, a hang or a smuggled request', async () => {
  const { sent, faults, resets, healthChecks } = await attack({ port: product.port, requests: 20_000, seed: 1 });
  expect(faults).toEqual([]);
  expect([sent, resets]).toEqual([20_000, 0]);
  expect(healthChecks).toBeGreaterThan(0);
  // Twenty seconds of processor time, which a busy machine takes minutes to give.
}, 600_000);

describe('the measurement itself', () => {
  it('reads every answer of a pipeline, with the requests that hide in it', async () => {
    const get = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { answers, rest, isHanging } = await exchange(product.port, { bytes: Buffer.from(get + get), answers: 2 });
    expect([answers.map(({ body }) => body), rest, isHanging]).toEqual([
      ['{"status":"ok"}', '{"status":"ok"}'],
      '',
      false,
    ]);
  });

  it('notices a request that nobody ends', async () => {
    const bytes = Buffer.from('GET /healthz HTTP/1.1\r\nHost: loc');
    expect((await exchange(product.port, { bytes, answers: 1 }, 100)).isHanging).toBe(true);
  });

  it('notices what an answer lacks', () => {
    const [bare] = readAnswers('HTTP/1.1 400 Bad Request\r\nContent-Length: 2\r\n\r\n{}').answers;
    const [failed] = readAnswers('HTTP/1.1 500 Broken\r\n\r\n').answers;
    if (!bare || !failed) throw new Error('not read');
    expect([wrongWith(bare), wrongWith(failed)]).toEqual(['without x-content-type-options', 'is a failure of ours']);
  });
});
