import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The outcome of one test, for the checks after the run. */
export interface Outcome {
  readonly title: string;
  readonly project: string;
  readonly passed: boolean;
}

export const unitReport = 'node_modules/.cache/sayso/unit.json';

/** Counts the tests on each database and writes their titles for check-requirements.ts. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcomes: Outcome[] = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        title: test.fullName,
        project: module.project.name,
        passed: test.result().state === 'passed',
      })),
    );
    // A file that cannot be loaded, or a rejection that nobody awaits, belongs to no test.
    for (const module of modules)
      for (const { message } of module.errors())
        outcomes.push({ title: `${module.relativeModuleId}: ${message}`, project: module.project.name, passed: false });
    for (const { message } of unhandled)
      outcomes.push({ title: `unhandled: ${message}`, project: 'pure', passed: false });
    mkdirSync('node_modules/.cache/sayso', { recursive: true });
    writeFileSync(unitReport, JSON.stringify(outcomes));
    const on = (project: string) => outcomes.filter((outcome) => outcome.project === project).length;
    console.log(
      `Tests without a database: ${on('pure')}. On the embedded database: ${on('embedded')}. On PostgreSQL: ${on('postgres')}.`,
    );
  }
}
