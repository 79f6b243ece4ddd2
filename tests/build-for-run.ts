import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';

/**
 * Builds the product and starts it once on an empty folder. Every other embedded product of the run starts on a copy of
 * that folder, because creating one takes seconds.
 */
export default async function buildForRun(): Promise<() => void> {
  execFileSync('node', ['scripts/build.mjs'], { stdio: 'inherit' });
  const template = mkdtempSync(join(tmpdir(), 'sayso-template-'));
  const product = await startProduct({ dataDir: template });
  await product.stop();
  process.env.TEST_DATA_TEMPLATE = template;
  return () => {
    rmSync(template, { recursive: true, force: true });
  };
}
