const shownMost = 3;

/** mar…@gmail.com: tells one person from another, and hides at least half of the name. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = [...email.slice(0, at)];
  const shown = Math.min(shownMost, Math.floor(name.length / 2));
  return `${name.slice(0, shown).join('')}…${email.slice(at)}`;
}
