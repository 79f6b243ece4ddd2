import { platforms } from '../../../contract/platforms.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Phone, PhoneChips, PhoneDraft, PhoneTally } from '../../ui/Phone.tsx';
import { phonesText } from '../shared/phones-text.ts';
import styles from './phones.module.css';
import { landingText } from './text.ts';

const { pick, draft, tell } = phonesText;

export function Phones() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it where the phones are wider
    <section className={styles.fan} aria-label={landingText.phonesLabel} tabIndex={0}>
      <Phone
        {...pick}
        dock={
          <>
            <PhoneTally words={pick.tally} />
            <span className="btn pri">{pick.action}</span>
          </>
        }
      >
        <PhoneChips chips={pick.chips} />
      </Phone>
      <Phone {...draft} dock={<span className="btn pri">{draft.action}</span>}>
        <PhoneDraft words={draft.words} />
        <div className="two">
          <span className="btn">{draft.edit}</span>
          <span className="btn">{draft.own}</span>
        </div>
      </Phone>
      <Phone
        {...tell}
        dock={
          <>
            <p className="soft">{tell.also}</p>
            {Object.values(platforms).map(({ label, letter }) => (
              <span key={label} className="btn plat">
                <b>{letter}</b>
                {label}
                <Icon name="external" />
              </span>
            ))}
          </>
        }
      >
        <div className="say">{tell.words}</div>
        <span className="btn">{tell.send}</span>
      </Phone>
    </section>
  );
}
