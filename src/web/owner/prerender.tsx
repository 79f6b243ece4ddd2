import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { landingText } from '../../contract/landing-text.ts';
import { privacyPage, termsPage } from '../../contract/legal-text.ts';
import { paths } from '../../contract/paths.ts';
import { Landing } from './landing/Landing.tsx';
import { Layout } from './layout/Layout.tsx';
import { Privacy } from './legal/Privacy.tsx';
import { Terms } from './legal/Terms.tsx';

interface PageAhead {
  /** File beside index.html. */
  readonly file: string;
  readonly path: string;
  readonly title: string;
  readonly Screen: ComponentType;
}

const pages: readonly PageAhead[] = [
  { file: 'landing.html', path: paths.landing, title: landingText.title, Screen: Landing },
  { file: 'privacy.html', path: paths.privacy, title: privacyPage('').title, Screen: Privacy },
  { file: 'terms.html', path: paths.terms, title: termsPage('').title, Screen: Terms },
];

/** The pages that read without script, made from the built shell. They are the same components as in the app. */
export function prerender(shell: string): { file: string; html: string }[] {
  return pages.map(({ file, path, title, Screen }) => {
    const body = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <Router ssrPath={path}>
          <Layout>
            <Screen />
          </Layout>
        </Router>
      </QueryClientProvider>,
    ).replace(/<template data-mark="([^"]+)"><\/template>/g, '<!--$1-->');
    const html = shell
      .replace('<!--page-->', () => body)
      .replace(/<noscript>.*?<\/noscript>/s, '')
      .replace('<title>', `<title>${title} · `);
    return { file, html };
  });
}
