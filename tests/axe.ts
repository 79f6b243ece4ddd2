import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Every rule of WCAG 2.0 to 2.2 A and AA and the best practices. */
export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe in the page itself. */
export async function findViolations(page: Page, rules: NonNullable<axe.RunOptions['runOnly']>): Promise<string[]> {
  // Loading it takes longer than the run, so a page keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (runOnly) => {
    // Details of passed rules take most of the time.
    const results = await window.axe?.run({ resultTypes: ['violations'], runOnly });
    return results?.violations;
  }, rules);
  if (!violations) throw new Error('axe did not run.');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
