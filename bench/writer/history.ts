import { isShortHash } from '../../src/writer/text.ts';

/** The sentences of one business's last drafts, as the product stores them. */
export function makeHistory() {
  const drafts: (readonly string[])[] = [];
  return {
    remembered: (): ReadonlySet<string> =>
      new Set(
        drafts
          .slice(-500)
          .flatMap((hashes, at, all) => (at >= all.length - 50 ? hashes : hashes.filter((hash) => !isShortHash(hash)))),
      ),
    add: (hashes: readonly string[]) => void drafts.push(hashes),
    /** How many of these sentences were in the last drafts. */
    seenWithin: (count: number, hashes: readonly string[]) => {
      const last = new Set(drafts.slice(-count).flat());
      return hashes.filter((hash) => last.has(hash)).length;
    },
  };
}
