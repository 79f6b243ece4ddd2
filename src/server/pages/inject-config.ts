import {
  type Installation,
  installationMark,
  installationText,
  legalNames,
  loopbackNames,
  pageTokens,
} from '../../contract/installation.ts';
import { writerLine } from '../../contract/reviews/writer-text.ts';
import type { Config } from '../config/config.ts';
import { escapeHtml } from '../escape-html.ts';

/** Contains nothing of the request, so that pages can be cached. */
function installationOf(config: Config): Installation {
  const developmentHosts = [...loopbackNames, ...config.previewHosts];
  return {
    productName: config.productName,
    publicOrigin: config.publicUrl.origin,
    registration: config.registration,
    contactEmail: config.contactEmail,
    singleSignOn: config.singleSignOn && {
      name: config.singleSignOn.name,
      isOnlyWay: config.singleSignOn.isOnlyWay,
    },
    howToVideoUrl: config.howToVideoUrl,
    aiProvider: config.ai?.provider ?? null,
    developmentHosts,
    developmentMode: developmentHosts.includes(config.publicUrl.hostname),
    gatewayHeader: config.gatewayHeader,
    ownLegalPages: legalNames.filter((name) => config.legal[name]),
  };
}

export function injectConfig(html: string, config: Config, year: number): string {
  const installation = installationOf(config);
  const words: readonly (readonly [string, string])[] = [
    [pageTokens.productName, installation.productName],
    [pageTokens.contactEmail, installation.contactEmail ?? ''],
    [pageTokens.description, installationText.description(installation.productName)],
    [pageTokens.writer, writerLine(installation.productName, installation.aiProvider)],
    [pageTokens.mode, installation.developmentMode ? installationText.development : installationText.production],
    [pageTokens.year, String(year)],
  ];
  const contact =
    installation.contactEmail === null ? html.replace(/<!--contact-->[\s\S]*?<!--\/contact-->/g, '') : html;
  const filled = words.reduce((page, [token, word]) => page.replaceAll(token, () => escapeHtml(word)), contact);
  return filled.replace(
    installationMark,
    () => `<script type="application/json" id="installation">${jsonForHtml(installation)}</script>`,
  );
}

/** Escapes `<`, which could end the script, and line separators. */
const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (message) => `\\u${message.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
