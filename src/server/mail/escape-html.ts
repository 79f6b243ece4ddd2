/** What people typed, as text in HTML. */
export const escapeHtml = (typed: string): string =>
  typed.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
