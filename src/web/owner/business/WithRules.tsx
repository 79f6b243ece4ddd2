import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { businessListText } from '../shared/text.ts';
import { type BusinessRules, useBusinessRules } from './business-rules.ts';
import styles from './form.module.css';
import { businessFormText } from './text.ts';

export function WithRules({ children }: { readonly children: (rules: BusinessRules) => ReactNode }) {
  const rules = useBusinessRules();
  if (rules.data) return children(rules.data);
  if (rules.isPending) return <Spinner label={businessFormText.loading} />;
  return (
    <div className={`box row ${styles.failed}`} role="alert">
      <p>{businessFormText.loadFailed}</p>
      <Button small onClick={() => void rules.refetch()}>
        {businessListText.refresh}
      </Button>
    </div>
  );
}
