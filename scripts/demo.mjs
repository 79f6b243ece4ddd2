// npm run demo: fills a fresh folder with example data and serves it.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

process.env.NODE_ENV = 'production';
const folder = resolve(import.meta.dirname, '../demo-data');
process.env.DATA_DIR = folder;
process.env.CONTACT_EMAIL ??= 'help@example.org';
if (process.env.HOST || process.env.PUBLIC_URL)
  console.log('The demo has a known password, so it opens on this machine only: HOST and PUBLIC_URL are ignored.');
for (const name of ['DATABASE_URL', 'SMTP_URL', 'HOST', 'PUBLIC_URL', 'TRUST_PROXY']) delete process.env[name];
const { buildWhenChanged } = await import('./build.mjs');
if (!(await buildWhenChanged())) process.exit(1);

const { lockFolder } = await import('../src/server/db/data-folder.ts');
lockFolder(folder)();
rmSync(folder, { recursive: true, force: true });
const { fillDemo } = await import('../src/server/demo/fill-demo.ts');
const { demoOwner } = await import('../src/server/demo/example.ts');
const { slug } = await fillDemo();
const origin = `http://localhost:${process.env.PORT ?? 3000}`;
console.log(
  [
    '',
    'Two example businesses are set up; every `npm run demo` makes it anew.',
    `The customer's page: ${origin}/thumbs-up-down/${slug}`,
    `The owner, who is also an administrator: ${origin}/auth?login=true with ${demoOwner.email} and the password "${demoOwner.password}"`,
  ].join('\n'),
);
await import('../src/server/main.ts');
