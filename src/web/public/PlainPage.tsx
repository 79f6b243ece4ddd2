import { feedbackMax, feedbackMin, feedbackNameMax, nameMin, phoneMax } from '../../contract/constants.ts';
import type { FailedFormPage, LivePage } from '../../contract/customer-page.ts';
import type { FeedbackField } from '../../contract/feedback/calls.ts';
import { feedbackText, plainText, thumbsText } from '../../contract/languages/en/customer.ts';
import { feedbackFormText } from '../../contract/languages/en/feedback-form.ts';
import { customerPath } from '../../contract/paths.ts';
import { ErrorMessage } from '../review/ErrorMessage.tsx';
import { PlatformLinks } from '../review/PlatformLinks.tsx';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { Frame } from './Frame.tsx';
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
  const given = (name: FeedbackField) => ({
    id: name,
    name,
    defaultValue: typed[name],
    ...(fields[name] ? { 'aria-invalid': true, 'aria-describedby': `${name}-refused` } : {}),
  });
  const errorOf = (name: FeedbackField) =>
    fields[name] && <ErrorMessage id={`${name}-refused`}>{fields[name]}</ErrorMessage>;
  return (
    <>
      {error && (
        <div className="box" role="alert">
          <b>{feedbackFormText.failed}</b>
          <p>{error}</p>
        </div>
      )}
      <form className="stack" method="post" action={customerPath(business.slug)}>
        <div className="field">
          <label htmlFor="feedback">{feedbackFormText.feedback}</label>
          <textarea {...given('feedback')} required minLength={feedbackMin} maxLength={feedbackMax} />
          {errorOf('feedback')}
          <p className="soft">{feedbackFormText.noMedical}</p>
        </div>
        <div className="field">
          <label htmlFor="name">{feedbackFormText.name}</label>
          <input {...given('name')} autoComplete="name" required minLength={nameMin} maxLength={feedbackNameMax} />
          {errorOf('name')}
        </div>
        <div className="field">
          <label htmlFor="email">{feedbackFormText.email}</label>
          <input {...given('email')} type="email" autoComplete="email" required />
          {errorOf('email')}
        </div>
        <div className="field">
          <label htmlFor="phone">
            {feedbackFormText.phone} <span>{feedbackFormText.optional}</span>
          </label>
          <input {...given('phone')} type="tel" autoComplete="tel" maxLength={phoneMax} />
          {errorOf('phone')}
        </div>
        <button type="submit" className="btn pri">
          {feedbackFormText.send}
        </button>
      </form>
      <PublicToo business={business} />
    </>
  );
}
