import type { ReactNode } from 'react';
import { businessFormText } from '../../../contract/business-text.ts';
import { dashboardText } from '../../../contract/dashboard-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { type BusinessRules, useBusinessRules } from './business-rules.ts';

export function WithRules({ children }: { readonly children: (rules: BusinessRules) => ReactNode }) {
  const rules = useBusinessRules();
  if (rules.data) return children(rules.data);
  if (rules.isPending) return <Spinner label={businessFormText.loading} />;
  return (
    <div className="box row rules-failed" role="alert">
      <p>{businessFormText.loadFailed}</p>
      <Button small onClick={() => void rules.refetch()}>
        {dashboardText.refresh}
      </Button>
    </div>
  );
}
