import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { deskText, whyText } from './text.ts';

export function Why() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="txt" onClick={() => setOpen(true)}>
        {deskText.why}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={whyText.title}>
        {whyText.reasons.map(({ words, source, link }) => (
          <p key={link}>
            {words}{' '}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {source}
            </a>
          </p>
        ))}
        <Button onClick={() => setOpen(false)} autoFocus>
          {whyText.close}
        </Button>
      </Dialog>
    </>
  );
}
