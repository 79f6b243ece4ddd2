import { ConfigError } from './config/read-environment.ts';
import { FolderInUse } from './db/data-folder.ts';
import { rootCauseMessage } from './db/errors.ts';

/** `EX_CONFIG` of sysexits: a restart does not help, so the unit makes none. */
export const configExitCode = 78;

export function runCommand(main: (words: readonly string[]) => Promise<number | undefined>): void {
  main(process.argv.slice(2)).then(
    (code = 0) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${sentenceOf(error)}\n`);
      process.exit(error instanceof ConfigError ? configExitCode : 1);
    },
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof FolderInUse)
    return `${error.dataDir} is in use, and one process at a time can open it. Stop the product, run this again, and start it.`;
  return rootCauseMessage(error);
}
