import { fstatSync, writeSync } from 'node:fs';

/** Bytes that may wait for a slow reader of the log; beyond them lines are left out. */
const waitingMax = 1_000_000;

/** Bytes that are gathered before they are written, within one turn of the event loop. */
const gatheredMax = 16_384;

/**
 * Lines on standard output. A full disk, a closed pipe or a reader that stands still costs lines, which are counted and
 * told when there is room again; it never ends the product or makes a request wait. The lines of one turn of the event
 * loop are written together: each by itself would cost as much as the request that it tells of.
 */
export function openLogOutput(): (line: string) => void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const kind = fstatSync(1);
  const put = kind.isFIFO() || kind.isSocket() || process.stdout.isTTY ? putInStream : putInFile;
  let leftOut = 0;
  let gathered = '';
  let lines = 0;
  const write = (): void => {
    if (lines === 0) return;
    const isPut = put(leftOut === 0 ? gathered : tellLeftOut(leftOut) + gathered);
    leftOut = isPut ? 0 : leftOut + lines;
    gathered = '';
    lines = 0;
  };
  process.once('exit', write);
  return (line) => {
    if (lines === 0) setImmediate(write);
    gathered += line;
    lines += 1;
    if (gathered.length > gatheredMax) write();
  };
}

/** Standard output as Node opens it would stay closed after its first failure. */
function putInFile(text: string): boolean {
  try {
    writeSync(1, text);
    return true;
  } catch {
    return false;
  }
}

function putInStream(text: string): boolean {
  if (!process.stdout.writable || process.stdout.writableLength > waitingMax) return false;
  process.stdout.write(text);
  return true;
}

const tellLeftOut = (lines: number): string =>
  `${JSON.stringify({ time: new Date().toISOString(), level: 'warn', event: 'log lines left out', lines })}\n`;
