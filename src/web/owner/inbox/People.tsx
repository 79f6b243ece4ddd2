import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './inbox.module.css';
import { inboxText } from './text.ts';

const FindPerson = lazyPart(async () => (await import('./FindPerson.tsx')).FindPerson);

export interface PeopleProps {
  readonly businesses: readonly { readonly id: number; readonly name: string }[];
}

/** Export and erasure of one person's data. */
export function People({ businesses }: PeopleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`txt ${styles.forList}`} onClick={() => setOpen(true)}>
        {inboxText.people}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={inboxText.people}>
        <FindPerson businesses={businesses} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
