import type { UnsubscribePage as Page, PageProduct, UnsubscribeQuestion } from '../../contract/customer-page.ts';
import { unsubscribeText } from '../../contract/languages/en/unsubscribe.ts';
import { unsubscribeLink } from '../../contract/paths.ts';
import { Frame } from './Frame.tsx';

export function UnsubscribePage({ product, state }: Page) {
  if (state.is === 'asked') return <Question {...{ product, ...state }} />;
  const { title, body } = unsubscribeText[state.is];
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

interface QuestionProps {
  readonly product: PageProduct;
  readonly question: UnsubscribeQuestion;
  readonly token: string;
}

function Question({ product, question, token }: QuestionProps) {
  const { title, button, note } = wordsOf(question);
  return (
    <Frame name={question.emails === 'monday' ? product.productName : question.business} product={product}>
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
