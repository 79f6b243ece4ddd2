import { useState } from 'react';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from './Row.tsx';
import { everythingText } from './text.ts';

const loadDialog = () => import('./EverythingDialog.tsx').then((loaded) => loaded.EverythingDialog);

export function DownloadEverything() {
  const [open, setOpen] = useState(false);
  return (
    <Row title={everythingText.title} hint={everythingText.hint}>
      <Button onClick={() => setOpen(true)}>
        <Icon name="download" />
        {everythingText.title}
      </Button>
      {open ? <LoadedDialog close={() => setOpen(false)} /> : null}
    </Row>
  );
}

function LoadedDialog({ close }: { readonly close: () => void }) {
  const dialog = useLazyModule(loadDialog);
  return dialog.part ? <dialog.part close={close} /> : null;
}
