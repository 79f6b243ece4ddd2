import { Link } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import styles from './screen-head.module.css';

interface ScreenHeadProps {
  readonly title: string;
  /** The business that the screen is about. */
  readonly of?: string;
  readonly back?: { readonly label: string; readonly href: string };
}

export function ScreenHead({ title, of, back }: ScreenHeadProps) {
  return (
    <div className={back ? `${styles.head} ${styles.below}` : styles.head}>
      {back ? (
        <Link className={`link ${styles.back}`} href={back.href}>
          <Icon name="back" />
          {back.label}
        </Link>
      ) : null}
      <h1 className={styles.title}>
        {of ? <small>{of}</small> : null}
        {title}
      </h1>
    </div>
  );
}
