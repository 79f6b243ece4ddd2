import { renderToString } from 'react-dom/server';
import { privacyPage, termsPage } from '../../contract/languages/en/legal.ts';
import { paths } from '../../contract/paths.ts';
import { clickReplayScript } from '../lib/click-replay.ts';
import { App } from './App.tsx';
import { howToText } from './how-to/text.ts';
import { landingText } from './landing/text.ts';
import { routeAt } from './routes.tsx';

const pages = [
  { file: 'landing.html', path: paths.landing, title: landingText.title },
  { file: 'how-to.html', path: paths.howTo, title: howToText.title },
  { file: 'privacy.html', path: paths.privacy, title: privacyPage('').title },
  { file: 'terms.html', path: paths.terms, title: termsPage('').title },
];

export async function prerender(shell: string): Promise<{ file: string; html: string }[]> {
  const made: { file: string; html: string }[] = [];
  for (const { file, path, title } of pages) {
    await routeAt(path)?.screen.load();
    const body = renderToString(<App prerenderedAt={path} />).replace(
      /<template data-mark="([^"]+)"><\/template>/g,
      '<!--$1-->',
    );
    const html = shell
      .replace('<div id="root"><!--page-->', () => `<script>${clickReplayScript}</script><div id="root">${body}`)
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace('<title>', `<title>${title} · `);
    made.push({ file, html });
  }
  return made;
}
