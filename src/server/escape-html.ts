export const escapeHtml = (typed: string): string =>
  typed.replace(/[&<>"']/g, (message) => `&#${message.charCodeAt(0)};`);
