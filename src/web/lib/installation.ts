import { type Installation, pageTokens } from '../../contract/installation.ts';

const unknown: Installation = {
  productName: 'Sayso',
  contactEmail: null,
  howToVideoUrl: null,
  developmentMode: false,
  gatewayHeader: null,
};

function readInstallation(): Installation {
  // Pages that are built ahead carry tokens, which the server replaces.
  if (typeof document === 'undefined')
    return { ...unknown, productName: pageTokens.productName, contactEmail: pageTokens.contactEmail };
  const written = document.getElementById('installation')?.textContent;
  return written ? { ...unknown, ...(JSON.parse(written) as Partial<Installation>) } : unknown;
}

/** What this installation is called and shows. */
export const installation: Installation = readInstallation();
