import { type Bank, makeBank } from './bank.ts';
import { parseFrame } from './frame.ts';

/** Frames around a customer's own words: quoted, which is right for every part of speech. */
export function frameCustom(words: string): Bank {
  const quoted = words.replaceAll(/[[\]|<>{}$"“”]/g, '').trim();
  return makeBank(
    'own',
    [
      ...[
        'my [own|] [words|word] for it: "<#>"',
        'I would [put|sum] it [up|] [like this|this way|as]: "<#>"',
        'in my own words: "<#>"',
        '"<#>" is how I would [put|describe] it',
        '"<#>" is what I would [call it|say|write down]',
      ].map((template) => parseFrame(template.replace('#', () => quoted))),
    ],
    [],
  );
}
