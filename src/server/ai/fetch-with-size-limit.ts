/** A review is a few hundred bytes; an answer that goes on for ever is cut off here. */
const bytesMax = 200_000;

/** `fetch` that follows no redirect (the key would go along) and reads no endless answer. */
export const fetchWithSizeLimit: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let read = 0;
  const capped = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > bytesMax) controller.error(new Error('answer too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(capped, { status: response.status, statusText: response.statusText, headers: response.headers });
};
