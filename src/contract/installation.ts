export type AiProviderName = 'openai' | 'anthropic' | 'google' | 'compatible';

export const legalNames = ['privacy', 'terms'] as const;
export type LegalName = (typeof legalNames)[number];

/** `null` hides the link. */
export interface Installation {
  readonly productName: string;
  /** PUBLIC_URL: signing in works at this origin only. */
  readonly publicOrigin: string;
  readonly registration: 'open' | 'invited' | 'closed';
  readonly contactEmail: string | null;
  readonly singleSignOn: { readonly name: string; readonly isOnlyWay: boolean } | null;
  readonly howToVideoUrl: string;
  /** `null`: the built-in writer alone. */
  readonly aiProvider: AiProviderName | null;
  readonly developmentHosts: readonly string[];
  readonly developmentMode: boolean;
  /** `Name: value` for a gateway in front of the product; null sends none. */
  readonly gatewayHeader: string | null;
  /** Pages whose text the operator wrote; the server puts it into the document. */
  readonly ownLegalPages?: readonly LegalName[];
}

/** Placeholders of prerendered pages. Without a contact address the server also drops the `<!--contact-->` part. */
export const pageTokens = {
  productName: '{{productName}}',
  contactEmail: '{{contactEmail}}',
  description: '{{description}}',
  writer: '{{writer}}',
  mode: '{{mode}}',
  year: '{{year}}',
} as const;

export const installationMark = '<!--installation-->';

/** One machine to the server, whatever name the browser uses. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The server writes them into prerendered pages. */
export const installationText = {
  description: (product: string) =>
    `${product} helps local businesses collect honest reviews and private feedback from their customers.`,
  production: 'PRODUCTION',
  development: 'DEVELOPMENT MODE',
} as const;
