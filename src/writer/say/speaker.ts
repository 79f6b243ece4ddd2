import type { ReviewRequest } from '../draft.ts';
import type { Random } from '../random.ts';

export type Speaker = 'I' | 'we';

const we = /\b(?:we|we're|we've|our|us)\b/i;
const me = /\b(?:I|I'm|I've|my|me)\b/;

/** The customer's own words decide. */
export function speakerOf({ industry, choices, beginning = '', detail = '' }: ReviewRequest, random: Random): Speaker {
  const own = [
    detail && beginning,
    detail,
    ...choices.filter(({ sentiment }) => sentiment === null).map(({ label }) => label),
  ].join(' ');
  if (we.test(own)) return 'we';
  if (me.test(own)) return 'I';
  const share = { guest: 0.4, parent: 0.7, family: 0.9 }[industry.speaker as string] ?? 0;
  return random.chance(share) ? 'we' : 'I';
}

export function speakAs(text: string, speaker: Speaker): string {
  if (speaker === 'I') return text.replaceAll('{I}', 'I').replaceAll('{me}', 'me').replaceAll('{my}', 'my');
  return text
    .replaceAll(
      /\{I\}( \|)? (am|was)\b/g,
      (_, bar: string | undefined, verb: string) => `we${bar ?? ''} ${verb === 'am' ? 'are' : 'were'}`,
    )
    .replaceAll('{I}', 'we')
    .replaceAll('{me}', 'us')
    .replaceAll('{my}', 'our');
}
