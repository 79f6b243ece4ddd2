import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Says how many journeys ran on each database. */
export default class JourneyReport implements Reporter {
  private readonly databases = new Map<string, string>();

  onTestEnd(test: TestCase): void {
    const product = test.annotations.find(({ type }) => type === 'database');
    this.databases.set(test.id, product?.description ?? 'own');
  }

  onEnd(_: FullResult): void {
    const on = (name: string) => [...this.databases.values()].filter((database) => database === name).length;
    console.log(
      `Journeys on the embedded database: ${on('embedded')}. On PostgreSQL: ${on('PostgreSQL')}. With products and databases of their own: ${on('own')}.`,
    );
  }
}
