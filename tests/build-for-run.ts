import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';

/**
 * The journeys walk through the product as it is built and served, so the build has to be of these sources. One first start
 * on an empty folder, as an operator sees it, leaves the folder from which every other embedded product of the run begins.
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
