import type { UnsubscribePage as Page, PageProduct, UnsubscribeQuestion } from '../../contract/customer-page.ts';
import { unsubscribeText } from '../../contract/languages/en/unsubscribe.ts';
import { unsubscribeLink } from '../../contract/paths.ts';
import { Frame } from './Frame.tsx';

export function UnsubscribePage({ product, state }: Page) {
  if (state.is === 'asked') return <Question {...{ product, ...state }} />;
  const isDone = state.is === 'done';
  const { title } = unsubscribeText[state.is];
  return (
    <Frame name={isDone ? senderOf(state.question, product) : null} product={product}>
      <div className={isDone ? 'ask still' : 'ask mid'}>
        <h1>{title}</h1>
      </div>
      <div className="answer">
        <div className="body">
          {isDone && <p>{stoppedOf(state.question)}</p>}
          <p>{isDone ? unsubscribeText.done.close : unsubscribeText.unknown.body}</p>
        </div>
      </div>
    </Frame>
  );
}

const senderOf = (question: UnsubscribeQuestion, product: PageProduct) =>
  question.emails === 'monday' ? product.productName : question.business;

const stoppedOf = (question: UnsubscribeQuestion) =>
  question.emails === 'monday'
    ? unsubscribeText.monday.stopped
    : unsubscribeText.invitations.stopped(question.business);

interface QuestionProps {
  readonly product: PageProduct;
  readonly question: UnsubscribeQuestion;
  readonly token: string;
}

function Question({ product, question, token }: QuestionProps) {
  const { title, button, note } = wordsOf(question);
  return (
    <Frame name={senderOf(question, product)} product={product}>
      <div className="ask still">
        <h1>{title}</h1>
      </div>
      <div className="answer">
        <form className="body" method="post" action={unsubscribeLink(token)}>
          <button type="submit" className="btn pri">
            {button}
          </button>
          <p className="soft">{note}</p>
        </form>
      </div>
    </Frame>
  );
}

function wordsOf(question: UnsubscribeQuestion) {
  if (question.emails === 'monday') {
    const { monday } = unsubscribeText;
    return { title: monday.question(question.email), button: monday.button, note: monday.note };
  }
  const { invitations } = unsubscribeText;
  return {
    title: invitations.question(question.business, question.email),
    button: invitations.button,
    note: invitations.note(question.kind),
  };
}
