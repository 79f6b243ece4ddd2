/** Arrays are compared by their content. */
const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

export function changedFields<Values extends object>(before: Values, now: Partial<Record<keyof Values, unknown>>) {
  const changed: (keyof Values & string)[] = [];
  for (const name in before) if (!isSame(now[name], before[name])) changed.push(name);
  return changed;
}
