import { escapeHtml } from '../escape-html.ts';

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const ink = '#10222c';
const soft = '#4a5d68';

/** The light version is inline, because some mail programs drop style sheets. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme: dark){
.page{background:#0d171d!important}.card{background:#16232b!important;border-color:#2a3b45!important}
.ink{color:#e9f0f3!important}.soft{color:#a5b6bf!important}.line{border-color:#2a3b45!important}.link{color:#8fd3e2!important}
.button{background:#8fd3e2!important}.button a{color:#06222b!important}
.notice{background:#3a2a0c!important}.notice-ink{color:#f3c878!important}.mark{background:#ecca5c!important;color:#191400!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`;

interface EmailPage {
  readonly title: string;
  /** Beside the subject in lists of emails. */
  readonly preview?: string;
  /** HTML, made by the functions below. */
  readonly top?: string;
  readonly card: readonly string[];
  readonly foot?: readonly string[];
}

/** Tables with inline styles, because that is what mail programs show alike. No image, so nothing can count readers. */
export const emailPage = ({ title, preview, top, card, foot }: EmailPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${dark}</style></head>
<body class="page" style="margin:0;background:#f0f4f5;${sans}">
${preview === undefined ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>\n`}<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f0f4f5"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
${top === undefined ? '' : `<tr><td style="padding:0 4px 14px">${top}</td></tr>\n`}<tr><td class="card pad" style="background:#ffffff;border:1px solid #d3dde1;border-radius:20px;padding:26px 28px;${sans}">
${card.join('\n')}
</td></tr>
${foot === undefined ? '' : `<tr><td class="pad" style="padding:18px 28px 0;${sans}">\n${foot.join('\n')}\n</td></tr>`}</table></td></tr></table>
</body>
</html>`;

/** Marks words as the marker does on the screens. */
export const marked = (text: string, padding = '1px 4px'): string =>
  `<span class="mark" style="background:#ffe07a;color:${ink};padding:${padding}">${escapeHtml(text)}</span>`;

/** The wordmark: small letters, and "so" marked. */
export const brand = (product: string): string =>
  `<span class="ink" style="${sans};font-size:22px;line-height:28px;font-weight:700;letter-spacing:-.5px;color:${ink}">${product === 'Sayso' ? `say${marked('so', '0 3px')}` : escapeHtml(product)}</span>`;

export const bold = (text: string): string => `<strong>${escapeHtml(text)}</strong>`;

export const link = (label: string, address: string): string =>
  `<a href="${escapeHtml(address)}" class="link" style="color:#0d4f61;font-weight:600">${escapeHtml(label)}</a>`;

/** Its text is HTML, as in the functions below. */
export const paragraph = (html: string): string =>
  `<p class="ink" style="margin:0 0 14px;font-size:16px;line-height:24px;color:${ink}">${html}</p>`;

export const small = (html: string): string =>
  `<p class="soft" style="margin:0 0 10px;font-size:14px;line-height:21px;color:${soft}">${html}</p>`;

export const mainHeading = (text: string): string =>
  `<h1 class="ink" style="margin:20px 0 14px;font-size:24px;line-height:30px;font-weight:700;color:${ink}">${escapeHtml(text)}</h1>`;

export const heading = (text: string): string =>
  `<p class="ink" style="margin:0 0 2px;font-size:20px;line-height:26px;font-weight:700;color:${ink}">${escapeHtml(text)}</p>`;

/** A code to type, alone on its line. */
export const bigCode = (code: string): string =>
  `<p class="ink" style="margin:24px 0;font-size:32px;line-height:42px;font-weight:700;letter-spacing:.18em">${marked(code, '6px 4px 6px 12px')}</p>`;

interface Link {
  readonly label: string;
  readonly address: string;
}

export const button = ({ label, address }: Link): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="background:#0d4f61;border-radius:12px"><a href="${escapeHtml(address)}" style="display:inline-block;padding:14px 22px;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

export const gap = '<div style="height:22px;line-height:22px"></div>';

/** What waits for the reader, with a button. */
export const notice = (html: string, to: Link): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="notice" style="background:#fdf0d3;border-radius:12px;padding:16px 18px">
<p class="notice-ink" style="margin:0 0 12px;font-size:16px;line-height:24px;color:#754700">${html}</p>
${button(to)}
</td></tr></table>`;

interface Figure {
  readonly n: string;
  readonly lines: readonly string[];
}

export const figures = (shown: readonly Figure[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 14px"><tr>${shown
    .map(
      ({ n, lines }) =>
        `<td width="${Math.floor(100 / shown.length)}%" valign="top" style="padding:0 8px 0 0"><div class="ink" style="font-size:28px;line-height:32px;font-weight:700;color:${ink}">${escapeHtml(n)}</div><div class="soft" style="font-size:14px;line-height:19px;color:${soft}">${lines.map(escapeHtml).join('<br>')}</div></td>`,
    )
    .join('')}</tr></table>`;

export const ruled = (html: readonly string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="line" style="border-top:1px solid #d3dde1;padding-top:16px">${html.join('')}</td></tr></table>`;
