import type { ReplyNoticePage } from '../../contract/customer-page.ts';
import { keptFor, replyGoneText } from '../../contract/feedback/errors.ts';
import { replyText } from '../../contract/languages/en/reply.ts';
import { replyEntryPath } from '../../contract/paths.ts';
import { ErrorMessage } from '../review/ErrorMessage.tsx';
import { Frame } from './Frame.tsx';

export function ReplyNotice({ view, product, typed, error, keepDays }: ReplyNoticePage) {
  if (view === 'reply-enter') return <EnterCode {...{ product, typed, error }} />;
  const { title, body } = {
    'reply-gone': { title: replyGoneText, body: keptFor(keepDays) },
    'reply-removed': replyText.removed,
    'reply-blocked': replyText.tooMany,
  }[view];
  return (
    <Frame name={null} product={product}>
      <div className="ask mid">
        <h1>{title}</h1>
      </div>
      <div className="answer">
        <div className="body">
          <p>{body}</p>
          {view === 'reply-gone' && <a href={replyEntryPath}>{replyText.another}</a>}
        </div>
      </div>
    </Frame>
  );
}

function EnterCode({ product, typed, error }: Pick<ReplyNoticePage, 'product' | 'typed' | 'error'>) {
  return (
    <Frame name={product.productName} product={product}>
      <div className="ask mid">
        <h1>{replyText.enter.title}</h1>
        <p className="soft">{replyText.enter.hint}</p>
      </div>
      <div className="answer">
        <form className="body" method="post" action={replyEntryPath}>
          <div className="field">
            <label htmlFor="code">{replyText.enter.label}</label>
            <input
              id="code"
              name="code"
              className="code"
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
              maxLength={40}
              {...(error ? { 'aria-invalid': true, 'aria-describedby': 'code-error' } : {})}
            />
            {error && <ErrorMessage id="code-error">{error}</ErrorMessage>}
          </div>
          <button type="submit" className="btn pri">
            {replyText.enter.open}
          </button>
        </form>
      </div>
    </Frame>
  );
}
