import { renderToString } from 'react-dom/server';
import { privacyPage, termsPage } from '../../contract/languages/en/legal.ts';
import { paths } from '../../contract/paths.ts';
import { clickReplayScript } from '../lib/click-replay.ts';
import { App } from './App.tsx';
import { accessibilityText } from './accessibility/text.ts';
import { howToText } from './how-to/text.ts';
import { landingText } from './landing/text.ts';
import { siteFooter } from './layout/site-footer.ts';
import { routeAt } from './routes.tsx';

const pages = [
  { file: 'landing.html', screen: 'landing/Landing.tsx', path: paths.landing, title: landingText.title },
  { file: 'how-to.html', screen: 'how-to/HowTo.tsx', path: paths.howTo, title: howToText.title },
  { file: 'privacy.html', screen: 'legal/Privacy.tsx', path: paths.privacy, title: privacyPage('').title },
  {
    file: 'accessibility.html',
    screen: 'accessibility/Accessibility.tsx',
    path: paths.accessibility,
    title: accessibilityText.title,
  },
  { file: 'terms.html', screen: 'legal/Terms.tsx', path: paths.terms, title: termsPage('').title },
];

interface PrerenderedPage {
  readonly file: string;
  readonly scripts: readonly string[];
  readonly html: string;
}

export async function prerender(shell: string): Promise<PrerenderedPage[]> {
  const made: PrerenderedPage[] = [];
  for (const { file, screen, path, title } of pages) {
    await Promise.all([routeAt(path)?.screen.load(), siteFooter.load()]);
    const body = renderToString(<App prerenderedAt={path} />).replace(
      /<template data-mark="([^"]+)"><\/template>/g,
      '<!--$1-->',
    );
    const html = shell
      .replace('<div id="root"><!--page-->', () => `<script>${clickReplayScript}</script><div id="root">${body}`)
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace('<title>', `<title>${title} · `);
    made.push({ file, scripts: [screen, 'layout/SiteFooter.tsx'], html });
  }
  return made;
}
