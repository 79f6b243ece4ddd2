/*
 * The drafts of docs/writer-reading.md: `node bench/by-hand/reading.ts 1` prints 200 of them from this seed, over all kinds of business,
 * any four labels each, every second with a name to thank. Each is one of the first 500 drafts of its business, as most reviews are.
 */
import { composeReview } from '../../src/server/reviews/compose/compose.ts';
import { sampleRequest } from '../../src/server/reviews/compose/sample-request.ts';
import { trades } from '../../src/server/reviews/sentiments/sets.ts';

const seed = Number(process.argv[2] ?? 1);
for (let at = 0; at < 200; at++) {
  const trade = trades[at % trades.length];
  if (trade === undefined) continue;
  const request = sampleRequest(trade, seed * 1009 + at, at % 2 === 1 ? 'Maria' : '');
  const { review } = composeReview({ ...request, number: request.number % 500 });
  console.log(`${at + 1}. ${trade.kind}: ${request.sentiments.join(', ')}\n   ${review}`);
}
