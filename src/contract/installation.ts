export type AiProviderName = 'openai' | 'anthropic' | 'google' | 'compatible';

/** The server puts it into every page as JSON. Null hides the link. */
export interface Installation {
  readonly productName: string;
  /** PUBLIC_URL: signing in works at this origin only. */
  readonly publicOrigin: string;
  /** Who may register. */
  readonly registration: 'open' | 'invited' | 'closed';
  readonly contactEmail: string | null;
  /** Our own page when there is no video. */
  readonly howToVideoUrl: string;
  /** Null: the built-in writer alone. */
  readonly aiProvider: AiProviderName | null;
  /** The hosts where the footer says DEVELOPMENT MODE. */
  readonly developmentHosts: readonly string[];
  /** True when PUBLIC_URL is one of them. The footer uses it before scripts run. */
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
  /** For search engines. */
  tagline: '{{tagline}}',
  writer: '{{writer}}',
  /** PRODUCTION or DEVELOPMENT MODE. */
  mode: '{{mode}}',
  year: '{{year}}',
} as const;

export const installationMark = '<!--installation-->';
