import { replyMax } from '../../contract/constants.ts';
import type { ReplyPage as Page } from '../../contract/customer-page.ts';
import { formatReplyCode } from '../../contract/feedback/reply-code.ts';
import { feedbackFormText } from '../../contract/languages/en/feedback-form.ts';
import { keepCodeText } from '../../contract/languages/en/keep-code.ts';
import { replyText } from '../../contract/languages/en/reply.ts';
import { replyLink, replyStatusId } from '../../contract/paths.ts';
import { ErrorMessage } from '../review/ErrorMessage.tsx';
import { PlatformLinks } from '../review/PlatformLinks.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { Frame } from './Frame.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { Thread } from './Thread.tsx';

/** A conversation for everybody with its code. It has no script, so that nothing of it is kept or sent. */
export function ReplyPage(page: Page) {
  const { business, conversation, isActive, kind, product } = page;
  const form = { action: replyLink(conversation.code), formKey: page.formKey };
  return (
    <Frame name={business.name} logoUrl={business.logoUrl} product={product}>
      <div className="ask lean">
        <h1>{replyText.title}</h1>
        <p className="soft own-code">
          {replyText.enter.label} <b>{formatReplyCode(conversation.code)}</b>
          <br />
          {keepCodeText.anyone}
        </p>
      </div>
      <div className="answer">
        <div className="body">
          <Thread {...page} />
          <Status {...page} />
          {isActive ? <Settle {...page} form={form} /> : <p className="note">{replyText.inactive}</p>}
          {isActive && <WriteBack {...page} form={form} />}
          {isActive && (
            <section className="public">
              <h2>{replyText.publicly}</h2>
              <p className="soft">{replyText.both(kind)}</p>
              {/* Without an id: a click counted here would tie a public review to a private message. */}
              <PlatformLinks business={{ ...business, id: null }} />
            </section>
          )}
          <section className="public all">
            <details>
              <summary>{replyText.remove}</summary>
              <ReplyForm {...form} does="delete">
                <p>{replyText.removeSure(kind)}</p>
                <button type="submit" className="btn">
                  {replyText.removeNow}
                </button>
              </ReplyForm>
            </details>
          </section>
        </div>
      </div>
    </Frame>
  );
}

type PartProps = Page & { readonly form: { readonly action: string; readonly formKey: string } };

/** What the customer did last. The page opens here after each form. */
function Status({ conversation: { settled, wroteLast }, kind }: Page) {
  if (settled === null && !wroteLast) return null;
  const isDone = wroteLast || settled;
  return (
    <p className="note" id={replyStatusId} role="status" tabIndex={-1}>
      <BasicIcon name={isDone ? 'tick' : 'info'} />
      {wroteLast ? replyText.sent(kind) : settled ? replyText.settled : replyText.notSettled(kind)}
    </p>
  );
}

function Settle({ conversation: { entries, settled }, form }: PartProps) {
  if (settled !== null || !entries.some(({ from }) => from === 'business')) return null;
  return (
    <section className="settle">
      <h2>{replyText.settle}</h2>
      <div className="two">
        <ReplyForm {...form} does="settle">
          <button type="submit" className="btn">
            {replyText.yes}
          </button>
        </ReplyForm>
        <ReplyForm {...form} does="unsettle">
          <button type="submit" className="btn">
            {replyText.no}
          </button>
        </ReplyForm>
      </div>
    </section>
  );
}

function WriteBack({ conversation, typed, error, form }: PartProps) {
  if (conversation.messagesLeft === 0 && !typed) return <p className="note">{replyText.tomorrow}</p>;
  return (
    <ReplyForm {...form} does="write">
      <div className="field">
        <label htmlFor="text">{replyText.write}</label>
        <textarea
          id="text"
          name="text"
          className="say"
          dir="auto"
          maxLength={replyMax}
          defaultValue={typed}
          // biome-ignore lint/a11y/noAutofocus: without script, nothing else leads to the error
          autoFocus={Boolean(error)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': 'text-error' } : {})}
        />
        {error && <ErrorMessage id="text-error">{error}</ErrorMessage>}
      </div>
      <div className="send">
        <p className="soft">{feedbackFormText.noMedical}</p>
        <button type="submit" className={conversation.settled ? 'btn' : 'btn pri'}>
          {replyText.send}
        </button>
      </div>
    </ReplyForm>
  );
}
