import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Product, startProduct } from '../product.ts';
import { attack } from './campaign.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ smtpUrl: 'smtp://127.0.0.1:1', publicUrl: 'https://sayso.example.org' });
});
afterAll(() => product.stop());

it('answers 5,000 malformed requests without a failure, a hang or a smuggled request', async () => {
  const { sent, faults, resets, healthChecks } = await attack({ port: product.port, requests: 5_000, seed: 1 });
  expect(faults).toEqual([]);
  expect([sent, resets]).toEqual([5_000, 0]);
  expect(healthChecks).toBeGreaterThan(0);
});
