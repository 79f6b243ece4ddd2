/** What one installation is called and shows. The server puts it into every page as JSON; null hides the link. */
export interface Installation {
  readonly productName: string;
  readonly contactEmail: string | null;
  readonly howToVideoUrl: string | null;
  /** The host is localhost or a preview host: the footer says DEVELOPMENT MODE. */
  readonly developmentMode: boolean;
  /** `Name: value` for a gateway in front of the product; null sends none. */
  readonly gatewayHeader: string | null;
}

/** Stands in pages that are built ahead; the server replaces each, escaped for HTML. */
export const pageTokens = {
  productName: '{{productName}}',
  contactEmail: '{{contactEmail}}',
  /** PRODUCTION or DEVELOPMENT MODE. */
  mode: '{{mode}}',
  /** The current year. */
  year: '{{year}}',
} as const;

/** Where the JSON goes in every page of the owner's app. */
export const installationMark = '<!--installation-->';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** A built page with the words of the installation in place of its tokens and marks. Pure. */
export function fillPage(html: string, installation: Installation, year: number): string {
  const { productName, contactEmail, developmentMode } = installation;
  const leftOut = contactEmail === null ? 'contact' : 'no-contact';
  const words: Readonly<Record<string, string>> = {
    [pageTokens.productName]: escapeHtml(productName),
    [pageTokens.contactEmail]: escapeHtml(contactEmail ?? ''),
    [pageTokens.mode]: developmentMode ? 'DEVELOPMENT MODE' : 'PRODUCTION',
    [pageTokens.year]: String(year),
  };
  return html
    .replace(new RegExp(`<!--${leftOut}-->.*?<!--/${leftOut}-->`, 'gs'), '')
    .replace(/<!--\/?(?:no-)?contact-->/g, '')
    .replace(/\{\{\w+\}\}/g, (token) => words[token] ?? token)
    .replace(installationMark, () => installationScript(installation));
}

function installationScript(installation: Installation): string {
  const json = JSON.stringify(installation).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="installation">${json}</script>`;
}
