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

/** Width and height in CSS pixels, for the places of the pictures while they load. */
const inboxSizes = { narrow: [308, 350], wide: [776, 583] } as const;
const insightsSizes = { narrow: [308, 498], wide: [776, 536] } as const;

/** Pictures of the real screens, made by `npm run landing-pictures`. */
export function ComesBack() {
  return (
    <section className={bands.sec}>
      <div className="wrap">
        <h2>{title}</h2>
        <div className={styles.rows}>
          <Row {...inbox} sizes={inboxSizes} light={[inboxLight, inboxWideLight]} dark={[inboxDark, inboxWideDark]} />
          <Row
            {...insights}
            sizes={insightsSizes}
            light={[insightsLight, insightsWideLight]}
            dark={[insightsDark, insightsWideDark]}
          />
        </div>
      </div>
    </section>
  );
}

type Sizes = typeof inboxSizes | typeof insightsSizes;
/** Narrow, wide. */
type Pair = readonly [string, string];

interface RowProps {
  readonly title: string;
  readonly body: string;
  readonly picture: string;
  readonly sizes: Sizes;
  readonly light: Pair;
  readonly dark: Pair;
}

function Row({ title, body, picture, sizes, light, dark }: RowProps) {
  return (
    <div className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p className="soft">{body}</p>
      </div>
      {/* The hidden one is never loaded. */}
      <Picture pair={light} sizes={sizes} alt={picture} className={styles.light} />
      <Picture pair={dark} sizes={sizes} alt={picture} className={styles.dark} />
    </div>
  );
}

interface PictureProps {
  readonly pair: Pair;
  readonly sizes: Sizes;
  readonly alt: string;
  readonly className: string | undefined;
}

function Picture({ pair: [narrow, wide], sizes, alt, className }: PictureProps) {
  const [width, height] = sizes.narrow;
  return (
    <picture className={className}>
      <source media="(min-width: 600px)" srcSet={wide} width={sizes.wide[0]} height={sizes.wide[1]} />
      <img src={narrow} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
