import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A PATH on which the tools of this project come first, and `node` is the given program. */
export function toolPath(node) {
  const tools = join(dirname(fileURLToPath(import.meta.url)), '../node_modules/.bin');
  return [tools, dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
}
