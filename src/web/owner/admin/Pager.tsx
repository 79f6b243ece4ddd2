import { pageSizes } from '../../../contract/constants.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import type { pagePosition } from './paging.ts';
import { pagerText } from './text.ts';

interface PagerProps {
  readonly position: ReturnType<typeof pagePosition>;
  readonly size: number;
  readonly isWaiting: boolean;
  readonly onSize: (size: number) => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

const sizes = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

export function Pager({ position, size, isWaiting, onSize, onPrevious, onNext }: PagerProps) {
  const canGoBack = position.hasPrevious && !isWaiting;
  const canGoOn = position.hasNext && !isWaiting;
  return (
    <div className="pager">
      <Select label={pagerText.rows} value={String(size)} options={sizes} onChange={(typed) => onSize(Number(typed))} />
      <div className="row">
        {/* `disabled` would drop the focus when the last page is reached. */}
        <Button small aria-disabled={!canGoBack} onClick={canGoBack ? onPrevious : undefined}>
          {pagerText.previous}
        </Button>
        <span role="status">{pagerText.position(position.page, position.pages)}</span>
        <Button small aria-disabled={!canGoOn} onClick={canGoOn ? onNext : undefined}>
          {pagerText.next}
        </Button>
      </div>
    </div>
  );
}
