import { type Installation, pageTokens } from '../../contract/installation.ts';
import { paths } from '../../contract/paths.ts';

/** True while prerendering: the text contains tokens, which the server replaces. */
export const isPrerendered = typeof document === 'undefined';

const unknown: Installation = {
  productName: 'Sayso',
  publicOrigin: '',
  registration: 'open',
  contactEmail: null,
  singleSignOn: null,
  howToVideoUrl: paths.howTo,
  aiProvider: null,
  developmentHosts: [],
  developmentMode: false,
  gatewayHeader: null,
};

function readInstallation(): Installation {
  if (isPrerendered) return { ...unknown, productName: pageTokens.productName, contactEmail: pageTokens.contactEmail };
  const written = document.getElementById('installation')?.textContent;
  return written ? { ...unknown, ...(JSON.parse(written) as Partial<Installation>) } : unknown;
}

export const installation: Installation = readInstallation();
