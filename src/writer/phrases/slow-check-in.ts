import type { Phrases } from '../phrases.ts';

export const slowCheckIn: Phrases = {
  tone: 'mixed',
  stage: 2,
  nouns: ['a slow check-in', 'slow check-in'],
  fragments: ['check-in was slow', 'check-in was a bit slow'],
  clauses: [
    'check-in @ <was slow>',
    'checking in <took a while>',
    'check-in <took longer than I wanted>',
    'I <had to wait to check in> @',
    'it <took a while to check in> @',
    'they <were slow at check-in>',
    'the check-in <was slow>',
    'the check-in <was a bit slow>',
    'I <waited a while at check-in> @',
    'I <stood at the desk a while> to check in',
    'checking in <was slow>',
    'it <took some time to get my key> @',
    'check-in <could have been quicker>',
    'they <took a while to check me in>',
    'the check-in process <was slow>',
    'I <spent a while checking in> @',
  ],
  cues: ['check + slow|while|long|time|wait|quicker', 'key + time|while'],
};
