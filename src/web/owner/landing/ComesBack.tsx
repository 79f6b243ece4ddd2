import styles from './comes-back.module.css';
import inboxDark from './pictures/inbox-narrow-dark.avif';
import inboxLight from './pictures/inbox-narrow-light.avif';
import inboxWideDark from './pictures/inbox-wide-dark.avif';
import inboxWideLight from './pictures/inbox-wide-light.avif';
import insightsDark from './pictures/insights-narrow-dark.avif';
import insightsLight from './pictures/insights-narrow-light.avif';
import insightsWideDark from './pictures/insights-wide-dark.avif';
import insightsWideLight from './pictures/insights-wide-light.avif';
import bands from './section.module.css';
import { landingText } from './text.ts';

const { title, inbox, insights } = landingText.comesBack;

/** Pictures of the real screens, made by `npm run landing-pictures`. */
export function ComesBack() {
  return (
    <section className={bands.sec}>
      <div className="wrap">
        <h2>{title}</h2>
        <div className={styles.rows}>
          <Row {...inbox} light={[inboxLight, inboxWideLight]} dark={[inboxDark, inboxWideDark]} />
          <Row {...insights} light={[insightsLight, insightsWideLight]} dark={[insightsDark, insightsWideDark]} />
        </div>
      </div>
    </section>
  );
}

/** Narrow, wide. */
type Pair = readonly [string, string];

interface RowProps {
  readonly title: string;
  readonly body: string;
  readonly picture: string;
  readonly light: Pair;
  readonly dark: Pair;
}

function Row({ title, body, picture, light, dark }: RowProps) {
  return (
    <div className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p className="soft">{body}</p>
      </div>
      {/* The hidden one is never loaded. */}
      <Picture pair={light} alt={picture} className={styles.light} />
      <Picture pair={dark} alt={picture} className={styles.dark} />
    </div>
  );
}

function Picture({ pair: [narrow, wide], alt, className }: { pair: Pair; alt: string; className: string | undefined }) {
  return (
    <picture className={className}>
      <source media="(min-width: 600px)" srcSet={wide} width="960" height="620" />
      <img src={narrow} alt={alt} width="400" height="520" loading="lazy" decoding="async" />
    </picture>
  );
}
