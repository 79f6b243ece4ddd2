import { FolderInUse } from './db/embedded.ts';

/** `main` throws sentences for the operator and returns the exit code, if not 0. */
export function runCommand(main: (words: readonly string[]) => Promise<number | undefined>): void {
  main(process.argv.slice(2)).then(
    (code = 0) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${sentenceOf(error)}\n`);
      process.exit(1);
    },
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof FolderInUse)
    return `${error.dataDir} is in use, and one process at a time can open it. Stop the product, run this again, and start it.`;
  return error instanceof Error ? error.message : String(error);
}
