import { fstatSync, writeSync } from 'node:fs';

const waitingMax = 1_000_000;

const bufferedMax = 16_384;

/** Never blocks: lines that cannot be written are dropped and counted. One write for all lines of a tick saves time. */
export function openLogOutput(): (line: string) => void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const kind = fstatSync(1);
  const write = kind.isFIFO() || kind.isSocket() || process.stdout.isTTY ? writeToStream : writeToFile;
  let dropped = 0;
  let buffered = '';
  let lines = 0;
  const flush = (): void => {
    if (lines === 0) return;
    const isWritten = write(dropped === 0 ? buffered : droppedLine(dropped) + buffered);
    dropped = isWritten ? 0 : dropped + lines;
    buffered = '';
    lines = 0;
  };
  process.once('exit', flush);
  return (line) => {
    if (lines === 0) setImmediate(flush);
    buffered += line;
    lines += 1;
    if (buffered.length > bufferedMax) flush();
  };
}

/** Node's own stream would stay closed after its first failure. */
function writeToFile(text: string): boolean {
  try {
    writeSync(1, text);
    return true;
  } catch {
    return false;
  }
}

function writeToStream(text: string): boolean {
  if (!process.stdout.writable || process.stdout.writableLength > waitingMax) return false;
  process.stdout.write(text);
  return true;
}

const droppedLine = (lines: number): string =>
  `${JSON.stringify({ time: new Date().toISOString(), level: 'warn', event: 'log lines dropped', lines })}\n`;
