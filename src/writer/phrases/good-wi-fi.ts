import type { Phrases } from '../phrases.ts';

export const goodWiFi: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['good Wi-Fi', 'Wi-Fi that worked', 'decent Wi-Fi', 'working Wi-Fi'],
  fragments: ['Wi-Fi was good', 'Wi-Fi worked well', 'Wi-Fi worked'],
  clauses: [
    'the Wi-Fi @ <was good>',
    'the Wi-Fi <worked well> @',
    'they <had good Wi-Fi>',
    'I <had good Wi-Fi> @',
    'the Wi-Fi <was fast enough> @',
    'I <had no trouble with the Wi-Fi> @',
    'the internet <worked well> @',
    'the internet @ <was good>',
    'Wi-Fi in the room <was good>',
    'I <got a good signal> on the Wi-Fi',
    'the Wi-Fi <held up fine> @',
    'there was <good Wi-Fi> @',
    'the Wi-Fi connection <was good> @',
  ],
  cues: ['wi-fi|wifi|internet'],
};
