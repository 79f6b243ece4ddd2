import type { Phrases } from '../phrases.ts';

export const goodWiFi: Phrases = {
  tone: 'good',
  stage: 4,
  nouns: ['good Wi-Fi', 'reliable Wi-Fi'],
  fragments: ['Wi-Fi was good', 'Wi-Fi worked well'],
  clauses: [
    'the Wi-Fi @ <was good>',
    'the Wi-Fi <worked well>',
    'they <had good Wi-Fi>',
    'I <had good Wi-Fi> @',
    'the internet <worked well>',
    'the internet @ <was good>',
    'Wi-Fi in the room <was good>',
    'I <got a good signal> on the Wi-Fi',
    'there was <good Wi-Fi> @',
    'the Wi-Fi connection <was good>',
    'the Wi-Fi in my room <was good>',
    'the Wi-Fi <worked fine>',
    'they <had reliable Wi-Fi>',
    'the internet <was good> in my room',
    'I <got good Wi-Fi> in my room',
    'the Wi-Fi connection <worked well>',
  ],
  cues: ['wi-fi|wifi|internet'],
};
