import { escapeHtml } from '../escape-html.ts';

/** Marks words as the marker does on the screens. Both shells color the class `mk` for the dark theme. */
export const marked = (text: string, padding = '1px 4px'): string =>
  `<span class="mk" style="background:#ffe07a;color:#10222c;padding:${padding}">${escapeHtml(text)}</span>`;

/** The wordmark: small letters, and "so" marked. */
export const brand = (product: string): string =>
  product === 'Sayso' ? `say${marked('so', '0 3px')}` : escapeHtml(product);
