import type { Random } from '../random.ts';

/** The first most often: three times as often as the fourth. Forms whose adjective was used are passed over. */
export function pickForm(forms: readonly string[], used: ReadonlySet<string>, random: Random): string {
  const fresh = forms.filter((form) => !adjectivesOf(form).some((word) => used.has(word)));
  const from = fresh.length > 0 ? fresh : forms;
  const weights = from.map((_, rank) => 1 / (rank + 1.5));
  let left = random.next() * weights.reduce((sum, one) => sum + one, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return from[at] ?? from[0] ?? '';
}

const adjectives = new Set(
  'friendly nice good kind gentle clean easy quick fast fair clear helpful honest small big tight cozy calm fun great hard slow long short welcoming professional thorough caring comfortable well neat tidy loud noisy fresh patient place people staff lessons classes advice prices service shop store gym dentist doctor therapist mechanics caregivers crew trainers teachers'.split(
    ' ',
  ),
).add('took the time');

export const adjectivesOf = (form: string): string[] =>
  (form.toLowerCase().match(/took the time|[a-z]+/g) ?? []).filter((word) => adjectives.has(word));
