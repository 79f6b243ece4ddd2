import { execFileSync } from 'node:child_process';

/** The journeys walk through the product as it is built and served, so the build has to be of these sources. */
export default function buildForRun(): void {
  execFileSync('node', ['scripts/build.mjs'], { stdio: 'inherit' });
}
