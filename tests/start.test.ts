import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('explains in one sentence which Node it needs', () => {
  const pretend = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.19.4"}})';
  const { status, stdout, stderr } = spawnSync('node', ['--import', pretend, 'scripts/start.mjs'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'This needs Node 24 and runs on 20.19.4: `npm install && npm start` brings Node 24 along on Linux (x64, arm64), macOS (Intel) and Windows (x64); elsewhere install it from https://nodejs.org.\n',
  );
});
