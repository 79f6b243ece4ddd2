import type { Phrases } from '../phrases.ts';

export const weakWiFi: Phrases = {
  tone: 'mixed',
  stage: 4,
  nouns: ['weak Wi-Fi', 'spotty Wi-Fi'],
  fragments: ['Wi-Fi was weak'],
  clauses: [
    'the Wi-Fi @ <was weak>',
    'the Wi-Fi <could have been better>',
    'I <had trouble with the Wi-Fi> @',
    'they <had weak Wi-Fi>',
    'Wi-Fi in my room <was weak>',
    'I <had a weak signal> on the Wi-Fi',
    'the internet <was weak>',
    'the Wi-Fi connection <was weak>',
    'I <had a hard time with the Wi-Fi> @',
    'the Wi-Fi signal <was weak>',
    'the Wi-Fi in my room <was weak>',
    'the Wi-Fi signal in my room <was weak>',
    'the Wi-Fi <was spotty>',
    'the Wi-Fi <was a bit weak>',
    'their Wi-Fi <was weak>',
    'I <had weak Wi-Fi> in my room',
  ],
  cues: ['wi-fi|wifi|internet'],
};
