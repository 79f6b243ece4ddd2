import { escapeHtml } from '../escape-html.ts';
import { brand } from './brand.ts';

interface EmailContent {
  readonly product: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly link?: { readonly label: string; readonly address: string };
  readonly footer: string;
}

export function emailBodyText(content: EmailContent): string {
  return [
    content.heading,
    ...content.paragraphs,
    ...(content.code ? [content.code] : []),
    ...(content.link ? [`${content.link.label}:\n${content.link.address}`] : []),
    `--\n${content.footer}`,
  ].join('\n\n');
}

const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
/** Inline, because some mail programs drop style sheets. */
const light = {
  page: 'margin:0;padding:24px 12px;background-color:#f0f4f5',
  card: 'max-width:544px;margin:0 auto;padding:24px;background-color:#ffffff;border:1px solid #d3dde1;border-radius:20px',
  brand: `margin:0 0 24px;${sans};font-size:20px;line-height:1.2;font-weight:700;color:#10222c`,
  heading: `margin:0 0 16px;${sans};font-size:24px;line-height:1.25;font-weight:700;color:#10222c`,
  words: `margin:0 0 16px;${sans};font-size:17px;line-height:1.5;color:#10222c`,
  code: `margin:24px 0;${sans};font-size:32px;line-height:1.3;font-weight:700;letter-spacing:0.18em;color:#10222c`,
  strike: 'background-color:#ffe07a;color:#10222c;padding:6px 4px 6px 12px;border-radius:4px',
  button:
    'display:inline-block;padding:12px 20px;background-color:#0d4f61;border-radius:12px;color:#ffffff;font-weight:600;text-decoration:none',
  soft: `margin:24px 0 0;${sans};font-size:13px;line-height:1.5;color:#4a5d68`,
} as const;

const dark = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0d171d !important; }
  .card { background-color: #16232b !important; border-color: #2a3b45 !important; }
  .ink { color: #e9f0f3 !important; }
  .soft { color: #a5b6bf !important; }
  .mk { background-color: #ecca5c !important; color: #191400 !important; }
  .pen { background-color: #8fd3e2 !important; color: #06222b !important; }
}`;

export function emailBodyHtml({ product, heading, paragraphs, code, link, footer }: EmailContent): string {
  const words = paragraphs.map((one) => element('p', 'ink', light.words, lines(one)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${dark}</style>
</head>
<body class="page" style="${light.page}">
<div class="card" style="${light.card}">
${element('p', 'ink', light.brand, brand(product))}
${element('h1', 'ink', light.heading, escapeHtml(heading))}
${words.join('\n')}
${code ? element('p', 'ink', light.code, element('span', 'mk', light.strike, escapeHtml(code))) : ''}
${link ? element('p', 'ink', light.words, button(link)) : ''}
${element('p', 'soft', light.soft, escapeHtml(footer))}
</div>
</body>
</html>`;
}

const element = (name: string, kind: string, style: string, inside: string): string =>
  `<${name} class="${kind}" style="${style}">${inside}</${name}>`;

const lines = (typed: string): string => escapeHtml(typed).replaceAll('\n', '<br>');

const button = ({ label, address }: { readonly label: string; readonly address: string }): string =>
  `<a class="pen" href="${escapeHtml(address)}" style="${light.button}">${escapeHtml(label)}</a>`;
