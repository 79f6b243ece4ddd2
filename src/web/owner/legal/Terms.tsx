import { termsPage } from '../../../contract/languages/en/legal.ts';
import { installation } from '../../lib/installation.ts';
import { LegalScreen } from './LegalScreen.tsx';

export function Terms() {
  return <LegalScreen name="terms" page={termsPage(installation.productName)} />;
}
