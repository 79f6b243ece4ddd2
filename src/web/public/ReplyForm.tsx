import type { ReactNode } from 'react';
import type { ReplyDeed } from '../../contract/customer-page.ts';

interface ReplyFormProps {
  readonly action: string;
  readonly formKey: string;
  readonly does: ReplyDeed;
  readonly children: ReactNode;
}

export function ReplyForm({ action, formKey, does, children }: ReplyFormProps) {
  return (
    <form className="stack" method="post" action={action} noValidate>
      <input type="hidden" name="does" value={does} />
      <input type="hidden" name="key" value={`${formKey} ${does}`} />
      {children}
    </form>
  );
}
