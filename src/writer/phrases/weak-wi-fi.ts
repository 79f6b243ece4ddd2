import type { Phrases } from '../phrases.ts';

export const weakWiFi: Phrases = {
  tone: 'mixed',
  stage: 4,
  nouns: ['weak Wi-Fi', 'slow Wi-Fi', 'spotty Wi-Fi'],
  fragments: ['Wi-Fi was weak', 'Wi-Fi kept dropping', 'Wi-Fi was slow'],
  clauses: [
    'the Wi-Fi @ <was weak>',
    'the Wi-Fi <was slow> @',
    'the Wi-Fi <could have been better> @',
    'I <had trouble with the Wi-Fi> @',
    'they <had weak Wi-Fi>',
    'the internet <was slow> @',
    'Wi-Fi in my room <was weak>',
    'I <had a weak signal> on the Wi-Fi',
    'the internet <was weak> @',
    'the Wi-Fi connection <was weak> @',
    'I <had a hard time with the Wi-Fi> @',
    'the Wi-Fi signal <was weak> @',
  ],
  cues: ['wi-fi|wifi|internet'],
};
