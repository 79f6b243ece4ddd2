import { privacyPage } from '../../../contract/languages/en/legal.ts';
import { installation } from '../../lib/installation.ts';
import { LegalScreen } from './LegalScreen.tsx';

export function Privacy() {
  return <LegalScreen name="privacy" page={privacyPage(installation.productName)} />;
}
