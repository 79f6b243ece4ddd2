import { Icon } from '../../ui/Icon.tsx';
import { Phone, PhoneChips, PhoneDraft, PhoneTally } from '../../ui/Phone.tsx';
import { phonesText } from '../shared/phones-text.ts';
import { howToText } from './text.ts';

const { pick, draft, tell } = phonesText;
const business = { icon: tell.icon, name: howToText.business } as const;

const Thumbs = () => (
  <Phone {...business} title={howToText.question}>
    <div className="two">
      <span className="btn vote">
        <Icon name="thumb" />
        {howToText.good}
      </span>
      <span className="btn vote down">
        <Icon name="thumb" />
        {howToText.bad}
      </span>
    </div>
  </Phone>
);

const Choose = () => (
  <Phone
    {...business}
    title={pick.title}
    dock={
      <>
        <PhoneTally words={howToText.tally} />
        <span className="btn pri">{pick.action}</span>
      </>
    }
  >
    <PhoneChips chips={howToText.chips} />
  </Phone>
);

const Draft = () => (
  <Phone {...business} title={draft.title} dock={<span className="btn pri">{howToText.post}</span>}>
    <PhoneDraft words={howToText.words} />
    <div className="two">
      <span className="btn">{draft.edit}</span>
      <span className="btn">{draft.own}</span>
    </div>
  </Phone>
);

export const CustomerPhones = [Thumbs, Choose, Draft];
