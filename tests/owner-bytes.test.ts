import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';

const top = join(import.meta.dirname, '..');
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
let chunks: Record<string, Chunk>;

/** A script and its static imports. */
function withImports(source: string, found = new Set<string>()): Set<string> {
  if (found.has(source)) return found;
  const chunk = chunks[source];
  if (!chunk) throw new Error(`${source} is not a script of its own`);
  found.add(source);
  for (const needed of chunk.imports ?? []) withImports(needed, found);
  return found;
}

const bytesOf = (sources: Iterable<string>) =>
  [...sources]
    .map((source) => readFileSync(join(top, 'dist/owner', chunks[source]?.file ?? '')))
    .reduce((sum, script) => sum + brotliCompressSync(script).length, 0);

/** The app's entry and one screen. */
const screenOf = (screen: string) => withImports(screen, withImports('index.html'));

beforeAll(() => {
  execFileSync('node', ['scripts/build.mjs'], { cwd: top, stdio: 'inherit' });
  chunks = JSON.parse(readFileSync(join(top, 'dist/owner/.vite/manifest.json'), 'utf8'));
});

test.for([
  ['the dashboard', 'dashboard/Dashboard.tsx', 111_000],
  ['the dashboard with the inbox', 'inbox/Inbox.tsx', 140_600],
  ['Insights', 'insights/Insights.tsx', 96_100],
  ['the places of a business', 'places/Places.tsx', 92_600],
  ['setting up a business', 'business/BusinessSetup.tsx', 96_600],
  ['editing a business', 'business/BusinessEdit.tsx', 97_600],
  ['the print kit', 'print/PrintKit.tsx', 88_800],
  ['the account settings', 'settings/AccountSettings.tsx', 89_900],
  ['the security settings', 'security/Security.tsx', 100_800],
  ['the second step', 'auth/second-step/SignIn.tsx', 101_600],
  ['the front desk', 'desk/FrontDesk.tsx', 101_300],
  ['the invitations', 'invitations/Invitations.tsx', 95_800],
  ['their settings', 'invitations/settings/InvitationSettings.tsx', 99_500],
  ['inviting a list', 'invitations/list/InviteList.tsx', 96_700],
  ['signing in and registering', 'auth/Auth.tsx', 112_300],
  ['the older auth screen', 'auth/AuthOld.tsx', 111_300],
  ['a forgotten password', 'auth/ResetPassword.tsx', 99_000],
] as const)('the script of %s fits its budget', ([, screen, most]) => {
  const bytes = bytesOf(screenOf(screen));
  console.log(`${screen}: ${bytes} bytes of ${most}`);
  expect(bytes).toBeLessThanOrEqual(most);
});

test('the categories travel by themselves, and only where they are chosen', () => {
  const list = '../../contract/businesses/categories.ts';
  expect(withImports(list).size).toBe(1);
  for (const screen of ['dashboard/Dashboard.tsx', 'business/BusinessSetup.tsx', 'auth/Auth.tsx'])
    expect([...screenOf(screen)]).not.toContain(list);
});

test.for(['business/BusinessSetup.tsx', 'business/BusinessEdit.tsx'])(
  'the script of %s is at most 120 KB with the rules and the picker that follow it',
  (screen) => {
    const later = ['../../contract/businesses/calls.ts', '../ui/SearchPicker.tsx'];
    const all = new Set([screen, ...later].flatMap((source) => [...screenOf(source)]));
    const bytes = bytesOf([...all].filter((source) => !source.endsWith('categories.ts')));
    console.log(`${screen} with rules and picker: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(120_000);
  },
);
