import { escapeHtml } from '../escape-html.ts';
import { brand } from './brand.ts';

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const ink = '#10222c';
const soft = '#4a5d68';

/** The light version is inline, because some mail programs drop style sheets. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){
.pg{background:#0d171d!important}.cd{background:#16232b!important;border-color:#2a3b45!important}
.tx{color:#e9f0f3!important}.t2{color:#a5b6bf!important}.ln{border-color:#2a3b45!important}.lk{color:#8fd3e2!important}
.bt{background:#8fd3e2!important}.bt a{color:#06222b!important}
.wt{background:#3a2a0c!important}.wx{color:#f3c878!important}.mk{background:#ecca5c!important;color:#191400!important}}
@media(max-width:480px){.px{padding-left:20px!important;padding-right:20px!important}}`;

interface EmailPage {
  readonly product: string;
  readonly title: string;
  /** Beside the subject in lists of emails. */
  readonly preview: string;
  /** HTML, made by the functions below. */
  readonly card: readonly string[];
  readonly foot: readonly string[];
}

/** Tables with inline styles, because that is what mail programs show alike. */
export const emailPage = ({ product, title, preview, card, foot }: EmailPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${dark}</style></head>
<body class="pg" style="margin:0;background:#f0f4f5;${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="pg" width="100%" cellpadding="0" cellspacing="0" style="background:#f0f4f5"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 14px"><span class="tx" style="${sans};font-size:22px;line-height:28px;font-weight:700;letter-spacing:-.5px;color:${ink}">${brand(product)}</span></td></tr>
<tr><td class="cd px" style="background:#ffffff;border:1px solid #d3dde1;border-radius:20px;padding:26px 28px;${sans}">
${card.join('\n<div style="height:22px;line-height:22px"></div>\n')}
</td></tr>
<tr><td class="px" style="padding:18px 28px 0;${sans}">
${foot.join('\n')}
</td></tr></table></td></tr></table>
</body>
</html>`;

export const bold = (text: string): string => `<b>${escapeHtml(text)}</b>`;

export const link = (label: string, address: string): string =>
  `<a href="${escapeHtml(address)}" class="lk" style="color:#0d4f61;font-weight:600">${escapeHtml(label)}</a>`;

/** Its text is HTML, as in the functions below. */
export const paragraph = (html: string): string =>
  `<p class="tx" style="margin:0 0 14px;font-size:16px;line-height:24px;color:${ink}">${html}</p>`;

export const small = (html: string): string =>
  `<p class="t2" style="margin:0 0 10px;font-size:14px;line-height:21px;color:${soft}">${html}</p>`;

export const heading = (text: string): string =>
  `<p class="tx" style="margin:0 0 2px;font-size:20px;line-height:26px;font-weight:700;color:${ink}">${escapeHtml(text)}</p>`;

/** What waits for the reader, with a button. */
export const notice = (html: string, button: { readonly label: string; readonly address: string }): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="wt" style="background:#fdf0d3;border-radius:12px;padding:16px 18px">
<p class="wx" style="margin:0 0 12px;font-size:16px;line-height:24px;color:#754700">${html}</p>
<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="bt" style="background:#0d4f61;border-radius:12px"><a href="${escapeHtml(button.address)}" style="display:inline-block;padding:14px 22px;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>
</td></tr></table>`;

interface Figure {
  readonly n: string;
  readonly lines: readonly string[];
}

export const figures = (shown: readonly Figure[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 14px"><tr>${shown
    .map(
      ({ n, lines }) =>
        `<td width="${Math.floor(100 / shown.length)}%" valign="top" style="padding:0 8px 0 0"><div class="tx" style="font-size:28px;line-height:32px;font-weight:700;color:${ink}">${escapeHtml(n)}</div><div class="t2" style="font-size:14px;line-height:19px;color:${soft}">${lines.map(escapeHtml).join('<br>')}</div></td>`,
    )
    .join('')}</tr></table>`;

export const ruled = (html: readonly string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="ln" style="border-top:1px solid #d3dde1;padding-top:16px">${html.join('')}</td></tr></table>`;
