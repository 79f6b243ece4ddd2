/** One letter's content: what stands in it, in this order. */
export interface LetterContent {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A code to type, shown large. */
  readonly code?: string;
  readonly link?: { readonly label: string; readonly address: string };
  readonly footer: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (typed: string): string => typed.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** The letter as plain text. */
export function letterText(content: LetterContent): string {
  return [
    content.heading,
    ...content.paragraphs,
    ...(content.code ? [content.code] : []),
    ...(content.link ? [`${content.link.label}:\n${content.link.address}`] : []),
    `--\n${content.footer}`,
  ].join('\n\n');
}

/** The letter as simple HTML in the product's look; what people typed is escaped. */
export function letterHtml(content: LetterContent): string {
  const paragraph = 'margin:0 0 16px;font:17px/1.5 system-ui,Arial,sans-serif;color:#10222c';
  return `<!doctype html><html lang="en"><body style="margin:0;background:#f0f4f5;padding:24px 12px"><div style="max-width:34rem;margin:0 auto;background:#fff;border:1px solid #d3dde1;border-radius:20px;padding:24px">
<h1 style="margin:0 0 16px;font:700 24px/1.2 system-ui,Arial,sans-serif;color:#10222c">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map((one) => `<p style="${paragraph};white-space:pre-line">${escapeHtml(one)}</p>`).join('\n')}
${content.code ? `<p style="margin:0 0 16px;font:700 32px/1.2 ui-monospace,Menlo,monospace;letter-spacing:.2em;color:#10222c"><span style="background:#ffe07a;padding:4px 10px;border-radius:3px">${escapeHtml(content.code)}</span></p>` : ''}
${content.link ? `<p style="${paragraph}"><a href="${escapeHtml(content.link.address)}" style="display:inline-block;background:#0d4f61;color:#fff;font-weight:600;text-decoration:none;padding:12px 20px;border-radius:12px">${escapeHtml(content.link.label)}</a></p>` : ''}
<p style="margin:24px 0 0;font:13px/1.5 system-ui,Arial,sans-serif;color:#4a5d68">${escapeHtml(content.footer)}</p>
</div></body></html>`;
}
