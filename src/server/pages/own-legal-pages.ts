import { type LegalName, legalNames } from '../../contract/installation.ts';
import { legalMarks, legalText, privacyPage, termsPage } from '../../contract/languages/en/legal.ts';
import type { LegalFile, LegalFiles } from '../config/legal.ts';
import { escapeHtml } from '../escape-html.ts';

const defaultTitle: Readonly<Record<LegalName, string>> = {
  privacy: privacyPage('').title,
  terms: termsPage('').title,
};

/** Replaces our text in the prerendered pages by the operator's. */
export async function putOwnLegalPages(pages: Map<string, string>, files: LegalFiles): Promise<void> {
  for (const name of legalNames) {
    const file = files[name];
    const page = pages.get(name);
    if (!file || page === undefined) continue;
    const { title, html } = await renderLegalFile(name, file);
    const text = new RegExp(`<!--${legalMarks.start}-->[\\s\\S]*<!--${legalMarks.end}-->`);
    const own = page
      .replace(text, () => `<div data-own-legal="${name}">${html}</div>`)
      .replace(/(?<=<title>)[^<]*(?= · )/, () => title);
    pages.set(name, own);
  }
}

export async function renderLegalFile(name: LegalName, file: LegalFile): Promise<{ title: string; html: string }> {
  const markdown = await makeMarkdown();
  const tokens = markdown.parse(file.markdown, {});
  const [first, heading] = tokens;
  const isTitled = first?.tag === 'h1';
  const words = heading?.children?.map(({ content }) => content).join('') ?? '';
  const title = escapeHtml(isTitled ? words : defaultTitle[name]);
  const day = file.effective.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const text = markdown.renderer.render(isTitled ? tokens.slice(3) : tokens, markdown.options, {});
  const effective = escapeHtml(legalText.ownEffective(day, file.operator));
  return { title, html: `<h1>${title}</h1><p class="soft">${effective}</p>${text}` };
}

async function makeMarkdown() {
  const { default: MarkdownIt } = await import('markdown-it');
  const markdown = new MarkdownIt({ html: false }).disable('image');
  markdown.validateLink = (address) => /^(?:https?:\/\/|mailto:)/i.test(address);
  // Their `style` attributes are blocked by the content policy.
  for (const tag of ['th', 'td']) markdown.renderer.rules[`${tag}_open`] = () => `<${tag}>`;
  return markdown;
}
