/** Who can provide the model that writes drafts. */
export type AiProviderName = 'openai' | 'anthropic' | 'google' | 'compatible';

/** What one installation is called and shows. The server puts it into every page as JSON; null hides the link. */
export interface Installation {
  readonly productName: string;
  /** PUBLIC_URL: signing in works at this origin only. */
  readonly publicOrigin: string;
  /** Who may register. */
  readonly registration: 'open' | 'invited' | 'closed';
  readonly contactEmail: string | null;
  /** Our own page, unless the installation has a video. */
  readonly howToVideoUrl: string;
  /** Null where the built-in writer alone writes the drafts. */
  readonly aiProvider: AiProviderName | null;
  /** The hosts where the footer says DEVELOPMENT MODE. */
  readonly developmentHosts: readonly string[];
  /** The configured address is one of them: what the footer says before the browser has told its host. */
  readonly developmentMode: boolean;
  /** `Name: value` for a gateway in front of the product; null sends none. */
  readonly gatewayHeader: string | null;
}

/**
 * Stands in pages that are built ahead; the server replaces each, escaped for HTML. What stands between `<!--contact-->`
 * and `<!--/contact-->` is left out where there is no contact address.
 */
export const pageTokens = {
  productName: '{{productName}}',
  contactEmail: '{{contactEmail}}',
  /** What the product does, for search engines: the footer's line. */
  tagline: '{{tagline}}',
  /** What writes the drafts. */
  writer: '{{writer}}',
  /** PRODUCTION or DEVELOPMENT MODE. */
  mode: '{{mode}}',
  /** The current year. */
  year: '{{year}}',
} as const;

/** Where the JSON goes in every page of the owner's app. */
export const installationMark = '<!--installation-->';
