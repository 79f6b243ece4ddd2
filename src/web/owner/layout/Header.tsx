import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { useUser } from '../../lib/session.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { layoutText } from '../shared/layout-text.ts';
import { useLogout } from '../shared/use-logout.ts';
import styles from './header.module.css';
import { SideMenu } from './SideMenu.tsx';

export function Header({ path }: { path: string }) {
  const { user, isPending } = useUser();
  const [menuOpen, setMenuOpen] = useState(false);
  const logout = useLogout();
  const current = (address: string) => (path === address ? 'page' : undefined);
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Link
          data-home
          className="mark-link"
          href={paths.root}
          aria-label={`${installation.productName}, ${layoutText.home}`}
        >
          <Wordmark name={installation.productName} />
        </Link>
        {user ? (
          <nav className={`wide-only ${styles.nav}`} aria-label={layoutText.main}>
            <Link href={paths.dashboard} aria-current={current(paths.dashboard)}>
              {layoutText.dashboard}
            </Link>
            <Link href={paths.businessSetup} aria-current={current(paths.businessSetup)}>
              {layoutText.setup}
            </Link>
            {user.isAdmin ? (
              <Link href={paths.admin} aria-current={current(paths.admin)}>
                {layoutText.admin}
              </Link>
            ) : null}
          </nav>
        ) : null}
        <div className={styles.end}>
          {user ? (
            <>
              <span className={`wide-only ${styles.user}`}>{user.name}</span>
              <Button small className="wide-only" busy={logout.isPending} onClick={() => logout.mutate({})}>
                <Icon name="logout" />
                {layoutText.logout}
              </Button>
            </>
          ) : null}
          {!user && !isPending ? (
            <span className="row wide-only">
              <Link className={buttonClass({ small: true, className: 'quiet' })} href={paths.login}>
                {layoutText.login}
              </Link>
              <Link className={buttonClass({ small: true })} href={paths.register}>
                {layoutText.register}
              </Link>
            </span>
          ) : null}
          <button
            type="button"
            id="open-menu"
            className="icon phone-only scripted"
            aria-label={layoutText.openMenu}
            aria-haspopup="dialog"
            onClick={() => setMenuOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <SideMenu open={menuOpen} path={path} onClose={() => setMenuOpen(false)} />
    </header>
  );
}
