import type { ReplyNoticePage } from '../../contract/customer-page.ts';
import { keptFor, replyGoneText } from '../../contract/feedback/errors.ts';
import { replyText } from '../../contract/languages/en/reply.ts';
import { replyEntryPath } from '../../contract/paths.ts';
import { ErrorMessage } from '../review/ErrorMessage.tsx';
import { Frame } from './Frame.tsx';

export function ReplyNotice({ view, product, typed, error, keepDays }: ReplyNoticePage) {
  if (view === 'reply-enter' || view === 'reply-gone') {
    const { title, hint } =
      view === 'reply-enter' ? replyText.enter : { title: replyGoneText, hint: keptFor(keepDays) };
    return <EnterCode {...{ product, typed, error, title, hint }} />;
  }
  const { title, body } = { 'reply-removed': replyText.removed, 'reply-blocked': replyText.tooMany }[view];
  return (
    <Frame name={null} product={product}>
      <div className="ask mid">
        <h1>{title}</h1>
      </div>
      <div className="answer">
        <div className="body">
          <p>{body}</p>
        </div>
      </div>
    </Frame>
  );
}

interface EnterCodeProps extends Pick<ReplyNoticePage, 'product' | 'typed' | 'error'> {
  readonly title: string;
  readonly hint: string;
}

function EnterCode({ product, typed, error, title, hint }: EnterCodeProps) {
  return (
    <Frame name={product.productName} product={product}>
      <div className="ask mid">
        <h1>{title}</h1>
        <p className="soft">{hint}</p>
      </div>
      <div className="answer">
        <form className="body" method="post" action={replyEntryPath} noValidate>
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
