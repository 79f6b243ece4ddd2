import { setTimeout as sleep } from 'node:timers/promises';
import { type Findings, writeThroughCrashes } from './crash.ts';
import { startMailbox } from './mailbox.ts';
import { startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

export const crashes = [
  'product killed, embedded database',
  'product killed, PostgreSQL',
  'PostgreSQL killed',
] as const;
export type Crash = (typeof crashes)[number];

/** Starts the product, lets clients write, and kills the named part with SIGKILL in every round. */
export async function runCrashTest(
  crash: Crash,
  size: { readonly rounds: number; readonly acknowledgedPerRound: number },
): Promise<Findings> {
  const mailbox = await startMailbox();
  // fsync stays on, so that acknowledged writes are on disk.
  const postgres = crash.includes('PostgreSQL') ? await startPostgres({ durable: true }) : null;
  const product = await startProduct({
    smtpUrl: mailbox.url,
    ...(postgres ? { databaseUrl: await postgres.create('crash') } : {}),
  });
  try {
    return await writeThroughCrashes({
      product,
      mailbox,
      ...size,
      crash: async () => {
        if (crash === 'PostgreSQL killed') {
          await postgres?.kill();
          await expectBusyAnswer(product.port);
          await postgres?.restart();
          if (product.ended() !== null) throw new Error(`The product ended with its database.\n${product.output()}`);
        } else {
          await product.kill('SIGKILL');
          await product.restart();
        }
      },
    });
  } finally {
    await product.stop();
    await postgres?.stop();
    await mailbox.stop();
  }
}

/** Without its database the product answers 503 with Retry-After at once. */
async function expectBusyAnswer(port: number): Promise<void> {
  for (const end = Date.now() + 5000; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/businesses/slug/crash-dental`, {
      signal: AbortSignal.timeout(3000),
    });
    if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) return;
  }
  throw new Error('The product did not answer 503 with Retry-After while its database was down.');
}
