import { vi } from 'vitest';

// Tests hash thousands of passwords. `password.test.ts` runs with the real cost.
vi.mock('../accounts/password-cost.ts', () => ({
  passwordCost: { memory: 8, passes: 1, parallelism: 1, tagLength: 32 },
}));
