import type { NoticePage } from '../../contract/customer-page.ts';
import { noticeText } from '../../contract/languages/en/notice.ts';
import { Frame } from './Frame.tsx';

export function Notice({ view, name, product }: NoticePage) {
  return (
    <Frame name={name} product={product}>
      <div className={name ? 'ask still' : 'ask mid'}>
        <h1 tabIndex={-1}>{noticeText[view].title}</h1>
      </div>
      <div className="answer">
        <div className="body">
          <p>{noticeText[view].body}</p>
        </div>
      </div>
    </Frame>
  );
}
