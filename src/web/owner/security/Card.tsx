import type { ReactNode } from 'react';
import css from './security.module.css';

interface CardProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** At the end of the heading's row. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export function Card({ title, lead, action, children }: CardProps) {
  return (
    <section className={`card ${css.card}`}>
      <div className={css.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {lead ? <p className="soft">{lead}</p> : null}
      {children}
    </section>
  );
}
