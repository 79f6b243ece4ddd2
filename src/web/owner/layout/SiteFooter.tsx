import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { appVersion } from '../../../contract/constants.ts';
import { installationText, pageTokens } from '../../../contract/installation.ts';
import { paths } from '../../../contract/paths.ts';
import { installation, isPrerendered } from '../../lib/installation.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { Contact } from '../shared/Contact.tsx';
import { layoutText } from '../shared/layout-text.ts';
import { ThemeSwitch } from '../shared/ThemeSwitch.tsx';
import styles from './site-footer.module.css';

const unchanging = () => () => undefined;
const isDevelopmentHost = () => installation.developmentHosts.includes(location.hostname);

export function SiteFooter() {
  const { productName, contactEmail } = installation;
  const developmentMode = useSyncExternalStore(unchanging, isDevelopmentHost, () => installation.developmentMode);
  const hasScript = useIsHydrated();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.about}>
            <Wordmark name={productName} />
            <p className="soft">{layoutText.tagline(productName)}</p>
          </div>
          <nav aria-label={layoutText.quickLinks}>
            <p className="label">{layoutText.quickLinks}</p>
            <Link href={paths.landing}>{layoutText.home}</Link>
            <Link href={paths.login}>{layoutText.login}</Link>
            <Link href={paths.businessSetup}>{layoutText.setup}</Link>
            <Link href={paths.dashboard}>{layoutText.quickDashboard}</Link>
          </nav>
          <div>
            <Contact>
              <p className="label">{layoutText.contact}</p>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </Contact>
            <p className="label">{layoutText.legal}</p>
            <Link href={paths.terms}>{layoutText.terms}</Link>
            <Link href={paths.privacy}>{layoutText.privacy}</Link>
            <Link href={paths.accessibility}>{layoutText.accessibility}</Link>
          </div>
        </div>
        <div className={styles.base}>
          <span>
            © {isPrerendered ? pageTokens.year : new Date().getFullYear()} {productName}
          </span>
          <span>
            {appVersion}{' '}
            {isPrerendered
              ? pageTokens.mode
              : developmentMode
                ? installationText.development
                : installationText.production}
          </span>
          {hasScript && <ThemeSwitch />}
        </div>
      </div>
    </footer>
  );
}
