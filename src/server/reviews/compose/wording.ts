import { hashNumber } from './random.ts';

/** A prime of which the square is over 10,000; every label has as many wordings. */
export const wordings = 101;

/*
 * Which wording a label takes in the n-th draft of a business: a Reed-Solomon code. With a = n mod p and b = n / p, the label at
 * place x takes a + b x mod p: any two of the first p * p = 10,201 drafts say at most one label alike. Where those wordings do
 * not fit together, c x x is added: then it is at most two.
 */
export function wordingOf(place: number, draft: number, bend: number): number {
  const shift = draft % wordings;
  const slope = Math.floor(draft / wordings) % wordings;
  return (shift + slope * place + bend * place ** 2) % wordings;
}

/** Where a business begins in the code, so that two businesses do not write the same drafts in the same order. */
export function startOf(business: { name: string; city: string }): number {
  return hashNumber(`${business.name}\n${business.city}`) % wordings ** 2;
}
