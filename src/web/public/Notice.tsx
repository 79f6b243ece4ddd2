import type { NoticePage } from '../../contract/customer-page.ts';
import { noticeText } from '../../contract/customer-text.ts';
import { Frame } from './Frame.tsx';

/** A page that only tells something. */
export function Notice({ view, name, product }: NoticePage) {
  const inactive = view === 'inactive';
  return (
    <Frame name={name} product={product}>
      <main>
        <div className="mid stack">
          <h1 tabIndex={-1}>{inactive ? noticeText.inactive : noticeText.missing}</h1>
          <p>{inactive ? noticeText.inactiveHint : noticeText.missingHint}</p>
        </div>
      </main>
    </Frame>
  );
}
