import { useCopy } from '../lib/use-copy.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { copiedText } from './text.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What to do by hand where the browser forbids copying. */
  readonly failed: string;
}

/** The button itself says that it copied: a toast would cover what is to be read. */
export function CopyButton({ text, label, failed }: CopyButtonProps) {
  const { result, copy } = useCopy();
  const copied = result === 'copied';
  return (
    <>
      <Button small onClick={() => void copy(text)}>
        <Icon name={copied ? 'tick' : 'copy'} />
        {copied ? copiedText : label}
      </Button>
      <p className={result === 'failed' ? 'err' : 'sr'} role="status">
        {copied ? copiedText : result === 'failed' ? failed : ''}
      </p>
    </>
  );
}
