import type { PlaceKind } from '../../contract/analytics/places.ts';
import { placeCodeMax, placeCodeMin } from '../../contract/constants.ts';

/** From the name, or from the kind when the name has no letters a to z. A number tells equal ones apart. */
export function placeCodeFor(name: string, kind: PlaceKind, taken: ReadonlySet<string>): string {
  const plain = cut(
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, '-'),
    placeCodeMax,
  );
  const wanted = plain.length < placeCodeMin ? kind : plain;
  for (let code: string = wanted, n = 2; ; n += 1) {
    if (!taken.has(code)) return code;
    code = `${cut(wanted, placeCodeMax - String(n).length - 1)}-${n}`;
  }
}

const cut = (code: string, length: number): string => code.replace(/^-+/, '').slice(0, length).replace(/-+$/, '');
