import { Icon } from '../../ui/Icon.tsx';
import { Phone } from '../../ui/Phone.tsx';
import styles from './owner-phones.module.css';
import { howToText } from './text.ts';

const { fields, filled, counts } = howToText;

const SetUp = () => (
  <Phone icon="shop" name="Business Setup" title="Business" dock={<span className="btn pri">{howToText.create}</span>}>
    {fields.map((label, index) => (
      <div key={label} className={styles.field}>
        <b>{label}</b>
        <span>{filled[index]}</span>
      </div>
    ))}
  </Phone>
);

const Share = () => (
  <Phone icon="shop" name="My Dashboard" title={howToText.business}>
    <div className={styles.link}>
      <span>{howToText.link}</span>
      <b>{howToText.copy}</b>
    </div>
    <div className={styles.code} />
    <div className="two">
      <span className="btn">
        <Icon name="download" />
        {howToText.code}
      </span>
      <span className="btn">
        <Icon name="print" />
        {howToText.poster}
      </span>
    </div>
  </Phone>
);

const Read = () => (
  <Phone icon="chart" name="My Dashboard" title={howToText.business}>
    <div className={styles.counts}>
      {counts.map(([label, count]) => (
        <div key={label}>
          <span>{label}</span>
          <b>{count}</b>
        </div>
      ))}
    </div>
    <div className="say">{howToText.message}</div>
  </Phone>
);

export const OwnerPhones = [SetUp, Share, Read];
