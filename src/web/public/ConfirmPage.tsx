import type { ConfirmPage as Page } from '../../contract/customer-page.ts';
import { confirmText } from '../../contract/languages/en/confirm.ts';
import { paths } from '../../contract/paths.ts';
import { Frame } from './Frame.tsx';

export function ConfirmPage({ state, product }: Page) {
  return (
    <Frame name={null} product={product}>
      <div className="body">
        <div className="mid stack">
          {state.is === 'asked' ? (
            <>
              <h1>{confirmText.asked.title}</h1>
              <p>{confirmText.asked.body(state.business)}</p>
              <p>
                <b>{state.email}</b>
              </p>
              <p>{confirmText.asked.all}</p>
              <form className="stack" method="post" action={paths.confirmFeedbackEmail}>
                <input type="hidden" name="token" value={state.token} />
                <button type="submit" className="btn pri">
                  {confirmText.asked.button}
                </button>
              </form>
              <p className="soft">{confirmText.asked.ignore}</p>
            </>
          ) : state.is === 'confirmed' ? (
            <>
              <h1>{confirmText.confirmed.title}</h1>
              <p>{confirmText.confirmed.body(state.business)}</p>
              <p>
                <b>{state.email}</b>
              </p>
              <p className="soft">{confirmText.confirmed.close}</p>
            </>
          ) : (
            <>
              <h1>{confirmText.expired.title}</h1>
              <p>{confirmText.expired.body}</p>
            </>
          )}
        </div>
      </div>
    </Frame>
  );
}
