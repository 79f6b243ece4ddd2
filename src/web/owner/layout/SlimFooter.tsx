import { Link } from 'wouter';
import { appVersion } from '../../../contract/constants.ts';
import { installationText } from '../../../contract/installation.ts';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { layoutText } from '../shared/layout-text.ts';
import styles from './slim-footer.module.css';

/** Shown while someone works: the links of the site's footer on one line. */
export function SlimFooter() {
  const { productName, contactEmail, developmentHosts } = installation;
  const isDevelopment = developmentHosts.includes(location.hostname);
  return (
    <footer className={`wrap ${styles.footer}`}>
      <span>
        © {new Date().getFullYear()} {productName}
      </span>
      <Link href={paths.landing}>{layoutText.home}</Link>
      <Link href={paths.businessSetup}>{layoutText.setup}</Link>
      <Link href={paths.dashboard}>{layoutText.quickDashboard}</Link>
      {contactEmail ? <a href={`mailto:${contactEmail}`}>{layoutText.contact}</a> : null}
      <Link href={paths.terms}>{layoutText.terms}</Link>
      <Link href={paths.privacy}>{layoutText.privacy}</Link>
      <Link href={paths.accessibility}>{layoutText.accessibility}</Link>
      <span>
        {appVersion} {isDevelopment ? installationText.development : installationText.production}
      </span>
    </footer>
  );
}
