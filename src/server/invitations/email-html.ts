import { escapeHtml } from '../escape-html.ts';

interface Content {
  readonly title: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly sender: string;
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  readonly after: readonly string[];
  readonly from: string;
  readonly why: string;
  readonly stop: { readonly label: string; readonly address: string };
}

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const page = `background-color:#f0f4f5;${sans}`;
const words = `margin:0 0 14px;${sans};font-size:16px;line-height:24px;color:#10222c`;
const small = `margin:0 0 10px;${sans};font-size:14px;line-height:21px;color:#4a5d68`;

const dark = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0d171d !important; }
  .card { background-color: #16232b !important; border-color: #2a3b45 !important; }
  .ink { color: #e9f0f3 !important; }
  .soft { color: #a5b6bf !important; }
  .pen { background-color: #8fd3e2 !important; }
  .on-pen { color: #06222b !important; }
  .link { color: #8fd3e2 !important; }
}`;

const paragraph = (kind: string, style: string, inside: string): string =>
  `<p class="${kind}" style="${style}">${inside}</p>`;
const line = (typed: string): string => paragraph('ink', words, escapeHtml(typed));

/** Tables, because some mail programs know no other layout. No image, so nothing can count who reads it. */
export const invitationHtml = (content: Content): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.title)}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;${page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${page}"><tr><td align="center" style="padding:24px 12px 32px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="card" style="background-color:#ffffff;border:1px solid #d3dde1;border-radius:20px;padding:28px">
${paragraph('ink', `${words};font-weight:700`, escapeHtml(content.sender))}
${content.before.map(line).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="pen" style="background-color:#0d4f61;border-radius:12px"><a class="on-pen" href="${escapeHtml(content.link.address)}" style="display:inline-block;padding:14px 22px;${sans};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(content.link.label)}</a></td></tr></table>
${content.after.map(line).join('\n')}
</td></tr>
<tr><td style="padding:18px 28px 0">
${paragraph('soft', small, escapeHtml(content.from))}
${paragraph('soft', small, `${escapeHtml(content.why)} <a class="link" href="${escapeHtml(content.stop.address)}" style="color:#0d4f61">${escapeHtml(content.stop.label)}</a>`)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
