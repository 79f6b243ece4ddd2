import { escapeHtml } from '../escape-html.ts';
import { bigCode, brand, button, emailPage, gap, mainHeading, paragraph, small } from './layout.ts';

interface EmailContent {
  readonly product: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly link: { readonly label: string; readonly address: string };
  /** Follows the link. */
  readonly after?: string;
  readonly footer: string;
}

/** The usual email in both forms: what it is about and one link. */
export function emailBody(content: EmailContent): { readonly text: string; readonly html: string } {
  return { text: emailBodyText(content), html: htmlOf(content) };
}

export const emailBodyText = ({ heading, paragraphs, code, link, after, footer }: EmailContent): string =>
  [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    `${link.label}:\n${link.address}`,
    ...(after ? [after] : []),
    `--\n${footer}`,
  ].join('\n\n');

const htmlOf = ({ product, heading, paragraphs, code, link, after, footer }: EmailContent): string =>
  emailPage({
    title: heading,
    card: [
      brand(product),
      mainHeading(heading),
      ...paragraphs.map((typed) => paragraph(escapeHtml(typed).replaceAll('\n', '<br>'))),
      ...(code ? [bigCode(code)] : []),
      button(link),
      gap,
      ...(after ? [paragraph(escapeHtml(after))] : []),
      small(escapeHtml(footer)),
    ],
  });
