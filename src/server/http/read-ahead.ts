/** Reads the first chunk, so that a download that fails at its start fails before it is recorded or sent. */
export async function readAhead<Chunk>(chunks: AsyncGenerator<Chunk>): Promise<AsyncGenerator<Chunk>> {
  const first = await chunks.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* chunks;
  })();
}
