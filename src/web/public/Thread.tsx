import type { ReplyPage } from '../../contract/customer-page.ts';
import { language } from '../../contract/languages/en/language.ts';
import { replyText } from '../../contract/languages/en/reply.ts';

export function Thread({ business, conversation, kind, timeZone }: ReplyPage) {
  const { entries, message, createdAt } = conversation;
  return (
    <>
      <ol className="thread">
        <li>
          <When by={replyText.you} at={createdAt} timeZone={timeZone} />
          <div className="say" dir="auto">
            {message}
          </div>
        </li>
        {entries.map(({ id, from, text, createdAt: at }) => (
          <li key={id} className={from === 'business' ? 'us' : undefined}>
            <When by={from === 'business' ? business.name : replyText.you} at={at} timeZone={timeZone} />
            <div className={from === 'business' ? 'reply' : 'say'} dir="auto">
              {text}
            </div>
          </li>
        ))}
      </ol>
      {!entries.some(({ from }) => from === 'business') && <p className="soft">{replyText.none(kind)}</p>}
    </>
  );
}

/** In the time zone of the business, because the page has no script that knows the reader's. */
function When({ by, at, timeZone }: { readonly by: string; readonly at: string; readonly timeZone: string }) {
  const format = new Intl.DateTimeFormat(language.locale, {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <p className="when">
      <b>{by}</b> <time dateTime={at}>{format.format(new Date(at))}</time>
    </p>
  );
}
