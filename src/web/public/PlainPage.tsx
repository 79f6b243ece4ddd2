import type { FailedFormPage, LivePage } from '../../contract/customer-page.ts';
import { feedbackText, plainText, thumbsText } from '../../contract/languages/en/customer.ts';
import { feedbackFormText } from '../../contract/languages/en/feedback-form.ts';
import { customerPath } from '../../contract/paths.ts';
import { ErrorMessage } from '../review/ErrorMessage.tsx';
import { PlatformLinks } from '../review/PlatformLinks.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { Frame } from './Frame.tsx';
import { feedbackInputs } from './feedback-inputs.ts';
import { PublicToo } from './PublicToo.tsx';
import { VideoLink } from './Thumbs.tsx';

export function PlainPage(page: LivePage) {
  const { business, product } = page;
  return (
    <Frame name={business.name} logoUrl={business.logoUrl} product={product}>
      <div className="ask">
        <h1>{thumbsText.question}</h1>
        <p className="soft lead">{thumbsText.hint}</p>
        <VideoLink address={product.howToVideoUrl} />
      </div>
      <div className="answer">
        <div className="body plain">
          <div className="two">
            <a className="btn vote" href="#good">
              <BasicIcon name="thumb" />
              {thumbsText.good}
            </a>
            <a className="btn vote" href="#bad">
              <BasicIcon name="thumb" flipped />
              {thumbsText.bad}
            </a>
          </div>
          <p className="soft">{thumbsText.either}</p>
          <section id="good">
            <h2>{plainText.good}</h2>
            <PlatformLinks business={business} />
          </section>
          <section id="bad">
            <h2>{feedbackText.heading}</h2>
            <p className="soft">{feedbackText.privately(page.kind)}</p>
            <PlainForm {...page} typed={{}} fields={{}} error={null} />
          </section>
        </div>
      </div>
    </Frame>
  );
}

export function FailedForm(page: FailedFormPage) {
  const { business, product } = page;
  return (
    <Frame name={business.name} logoUrl={business.logoUrl} product={product}>
      <div className="ask">
        <h1>{feedbackText.heading}</h1>
        <p className="soft">{feedbackText.privately(page.kind)}</p>
      </div>
      <div className="answer">
        <div className="body">
          <PlainForm {...page} />
        </div>
      </div>
    </Frame>
  );
}

type PlainFormProps = Pick<FailedFormPage, 'business' | 'typed' | 'fields' | 'error'>;

function PlainForm({ business, typed, fields, error }: PlainFormProps) {
  return (
    <>
      {error && (
        <div className="box" role="alert">
          <b>{feedbackFormText.failed}</b>
          <p>{error}</p>
        </div>
      )}
      <form className="stack" method="post" action={customerPath(business.slug)}>
        {feedbackInputs.map(([name, { label, optional, minLength, maxLength, ...rest }]) => {
          const given = {
            id: name,
            name,
            defaultValue: typed[name],
            ...(fields[name] ? { 'aria-invalid': true, 'aria-describedby': `${name}-refused` } : {}),
            ...rest,
            required: !optional,
            minLength,
            maxLength,
          };
          return (
            <div className="field" key={name}>
              <label htmlFor={name}>
                {optional ? (
                  <>
                    {label} <span>{feedbackFormText.optional}</span>
                  </>
                ) : (
                  label
                )}
              </label>
              {name === 'feedback' ? <textarea {...given} /> : <input {...given} />}
              {fields[name] && <ErrorMessage id={`${name}-refused`}>{fields[name]}</ErrorMessage>}
              {name === 'feedback' && <p className="soft">{feedbackFormText.noMedical}</p>}
            </div>
          );
        })}
        <button type="submit" className="btn pri">
          {feedbackFormText.send}
        </button>
      </form>
      <PublicToo business={business} />
    </>
  );
}
