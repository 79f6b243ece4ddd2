import type { ReactNode } from 'react';
import type { PageProduct } from '../../contract/customer-page.ts';
import { frameText } from '../../contract/languages/en/customer.ts';
import { footPaths } from '../../contract/paths.ts';
import { writeStored } from '../lib/storage.ts';

interface FrameProps {
  readonly name: string | null;
  readonly logoUrl?: string | null;
  readonly product?: PageProduct | null;
  readonly children: ReactNode;
}

const rememberPage = () => writeStored('previousPage', location.pathname);

export function Frame({ name, logoUrl, product, children }: FrameProps) {
  return (
    <div className={product ? 'page footed' : 'page'}>
      {name && (
        <header className="header">
          {logoUrl ? <img src={logoUrl} alt="" width="180" height="90" /> : <b aria-hidden="true">{[...name][0]}</b>}
          <span>{name}</span>
        </header>
      )}
      <main>{children}</main>
      {product && (
        <footer className="foot">
          <a href={footPaths.privacy} onClick={rememberPage}>
            {frameText.privacy}
          </a>
          <a href={footPaths.terms} onClick={rememberPage}>
            {frameText.terms}
          </a>
          <a href={footPaths.accessibility}>{frameText.accessibility}</a>
          <a href={footPaths.landing}>{frameText.madeWith(product.productName)}</a>
        </footer>
      )}
    </div>
  );
}
