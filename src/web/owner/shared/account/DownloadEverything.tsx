import { useState } from 'react';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './account.module.css';
import { everythingText } from './text.ts';

const loadDialog = () => import('./EverythingDialog.tsx').then((loaded) => loaded.EverythingDialog);

export function DownloadEverything() {
  const [open, setOpen] = useState(false);
  return (
    <section className={`card ${styles.actCard}`}>
      <div>
        <h2>{everythingText.title}</h2>
        <p className="soft">{everythingText.hint}</p>
      </div>
      <Button onClick={() => setOpen(true)}>
        <Icon name="download" />
        {everythingText.title}
      </Button>
      {open ? <LoadedDialog close={() => setOpen(false)} /> : null}
    </section>
  );
}

function LoadedDialog({ close }: { readonly close: () => void }) {
  const dialog = useLazyModule(loadDialog);
  return dialog.part ? <dialog.part close={close} /> : null;
}
