import { Link } from 'wouter';
import { businessEditPath } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { Button } from '../../ui/Button.tsx';
import type { CardPartProps } from './BusinessCard.tsx';
import styles from './card.module.css';
import { businessCardText } from './text.ts';

const { edit, deactivate } = businessCardText;

/** What is rarely done with a business. Activate is above, beside its link. */
export function CardActions({ business, name, onOff }: CardPartProps) {
  if (!may(business.role, 'edit')) return null;
  return (
    <div className={styles.rare}>
      <Link className={styles.action} href={businessEditPath(business.id)} aria-label={`${edit}: ${name}`}>
        {edit}
      </Link>
      {onOff.isActive ? (
        <Button
          small
          className={styles.action}
          ref={onOff.refTo('deactivate')}
          busy={onOff.isPending}
          aria-label={`${deactivate} ${name}`}
          onClick={onOff.run}
        >
          {deactivate}
        </Button>
      ) : null}
    </div>
  );
}
