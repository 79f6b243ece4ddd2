import { termsPage } from '../../../contract/legal-text.ts';
import { installation } from '../../lib/installation.ts';
import { LegalScreen } from './LegalScreen.tsx';

export function Terms() {
  return <LegalScreen page={termsPage(installation.productName)} />;
}
