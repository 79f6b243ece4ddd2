import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './review-link.module.css';
import { businessLabels, reviewLinkText } from './text.ts';

interface ReviewLinkFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
  readonly linkOf: (typed: string) => string | null;
  readonly children: ReactNode;
}

export function ReviewLinkField({ name, value, error, onChange, linkOf, children }: ReviewLinkFieldProps) {
  const link = linkOf(value.trim());
  return (
    <div className={styles.fields}>
      <Field type="url" inputMode="url" label={businessLabels.reviewUrl} {...{ name, value, error, onChange }} />
      <div className={styles.howTo}>
        <ol>
          {reviewLinkText.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{reviewLinkText.without}</p>
        {link ? (
          <a className={buttonClass({ small: true })} href={link} target="_blank" rel="noopener noreferrer">
            {reviewLinkText.test}
            <Icon name="external" />
          </a>
        ) : (
          <button type="button" className={buttonClass({ small: true })} disabled>
            {reviewLinkText.test}
            <Icon name="external" />
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
