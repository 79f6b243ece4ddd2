import { afterAll, vi } from 'vitest';

// The files of a worker share jsdom and React, but no state of the app.
vi.resetModules();
afterAll(() => {
  vi.unstubAllGlobals();
});
