import { termsPage } from '../../../contract/legal-text.ts';
import { installation } from '../../lib/installation.ts';
import { LegalScreen } from './LegalScreen.tsx';

export function Terms() {
  return <LegalScreen name="terms" page={termsPage(installation.productName)} />;
}
