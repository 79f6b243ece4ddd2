import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { useUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { layoutText } from '../shared/layout-text.ts';
import styles from './home.module.css';
import { homeText } from './text.ts';

export function Home() {
  const { user } = useUser();
  useTitle(layoutText.home);
  if (!user) return null;
  return (
    <div className="wrap">
      <div className="head">
        <div>
          <h1>{homeText.title(user.name)}</h1>
          <p className="soft">{homeText.lead}</p>
        </div>
      </div>
      <nav className={styles.doors} aria-label={layoutText.home}>
        <Door to={paths.dashboard} icon="grid" title={layoutText.dashboard} lead={homeText.dashboard} />
        <Door to={paths.businessSetup} icon="shop" title={layoutText.setup} lead={homeText.setup} />
        <Door to={paths.accountSettings} icon="lock" title={homeText.settings} lead={homeText.settingsLead} />
        {user.isAdmin ? <Door to={paths.admin} icon="shield" title={layoutText.admin} lead={homeText.admin} /> : null}
      </nav>
    </div>
  );
}

function Door({ to, icon, title, lead }: { to: string; icon: IconName; title: string; lead: string }) {
  return (
    <Link className={`card ${styles.door}`} href={to}>
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <span className="soft">{lead}</span>
      </span>
    </Link>
  );
}
