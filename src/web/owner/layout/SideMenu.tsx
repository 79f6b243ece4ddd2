import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../contract/paths.ts';
import { installation } from '../../lib/installation.ts';
import { useUser } from '../../lib/session.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { layoutText } from '../shared/layout-text.ts';
import { useLogout } from '../shared/use-logout.ts';
import styles from './side-menu.module.css';

interface SideMenuProps {
  readonly open: boolean;
  readonly path: string;
  readonly onClose: () => void;
}

export function SideMenu({ open, path, onClose }: SideMenuProps) {
  const { user } = useUser();
  const logout = useLogout();
  const close = useRef(onClose);
  close.current = onClose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the menu
  useEffect(() => close.current(), [path]);

  const item = (address: string, icon: IconName, label: string) => (
    <Link href={address} aria-current={path === address ? 'page' : undefined} onClick={onClose}>
      <Icon name={icon} />
      {label}
    </Link>
  );
  return (
    <Dialog open={open} onClose={onClose} title={layoutText.menu} look="side">
      <div className={styles.head}>
        <Wordmark name={installation.productName} />
        <button type="button" className="icon" aria-label={layoutText.closeMenu} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.nav} aria-label={layoutText.main}>
        {item(paths.root, 'home', layoutText.home)}
        {user ? item(paths.dashboard, 'grid', layoutText.dashboard) : null}
        {user ? item(paths.businessSetup, 'shop', layoutText.setup) : null}
        {user?.isAdmin ? item(paths.admin, 'shield', layoutText.admin) : null}
      </nav>
      <div className={styles.foot}>
        {user ? (
          <>
            <div>
              <p className="cap">{layoutText.signedInAs}</p>
              <p>
                <b>{user.name}</b>
              </p>
              <p className="soft">{user.email}</p>
            </div>
            <Button busy={logout.isPending} onClick={() => logout.mutate({})}>
              <Icon name="logout" />
              {layoutText.signOut}
            </Button>
          </>
        ) : (
          <Link className={buttonClass({ primary: true })} href={paths.auth} onClick={onClose}>
            {layoutText.signIn}
          </Link>
        )}
      </div>
    </Dialog>
  );
}
