/** What people typed, as text in HTML. */
export const escapeHtml = (typed: string): string =>
  typed.replace(/[&<>"']/g, (message) => `&#${message.charCodeAt(0)};`);
