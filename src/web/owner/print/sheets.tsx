import type { ReactNode } from 'react';
import type { Format } from './formats.ts';
import {
  AddressLine,
  Code,
  FramedCode,
  InEachLanguage,
  Mark,
  type PartProps,
  PlaceLine,
  Question,
} from './SheetParts.tsx';
import styles from './sheets.module.css';
import { sheetText } from './text.ts';

function Poster({ content }: PartProps) {
  return (
    <article className={styles.steps} data-fits>
      {content.logoUrl ? <img src={content.logoUrl} alt="" /> : null}
      <p className={styles.name}>{content.name}</p>
      <Question content={content} />
      <FramedCode content={content} />
      <ol>
        {[0, 1, 2].map((step) => (
          <li key={step}>
            <InEachLanguage content={content} words={({ steps }) => steps[step]} />
          </li>
        ))}
      </ol>
      <footer>
        <AddressLine content={content} />
        <Mark />
        <PlaceLine content={content} className={`${styles.fine} ${styles.placeLine}`} />
      </footer>
    </article>
  );
}

function WallPoster({ content }: PartProps) {
  return (
    <article className={styles.wall} data-fits>
      <p className={styles.name}>{content.name}</p>
      <Question content={content} />
      <FramedCode content={content} />
      <div className={styles.says}>
        <div>
          <InEachLanguage content={content} words={({ point, chooseReader }) => `${point} ${chooseReader}`} />
        </div>
        <Mark />
      </div>
      <footer>
        <AddressLine content={content} />
        <PlaceLine content={content} className={`${styles.fine} ${styles.placeLine}`} />
      </footer>
    </article>
  );
}

function Card({ content }: PartProps) {
  return (
    <article className={styles.card} data-fits>
      {content.logoUrl ? <img src={content.logoUrl} alt="" /> : null}
      <p className={styles.name}>{content.name}</p>
      <Question content={content} />
      <FramedCode content={content} />
      <div className={styles.says}>
        <InEachLanguage content={content} words={({ point, choose }) => `${point} ${choose}`} />
      </div>
      <footer>
        <PlaceLine content={content} className={`${styles.fine} ${styles.placeLine}`} />
        <Mark />
      </footer>
    </article>
  );
}

/** Screen readers read one of them. */
function Copies({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: copies differ in nothing else
    <div key={index} className={styles.copy} aria-hidden={index > 0 || undefined}>
      {children}
    </div>
  ));
}

const FourCards = ({ content }: PartProps) => (
  <div className={styles.cards}>
    <Copies count={4}>
      <Card content={content} />
    </Copies>
  </div>
);

function TentFace({ content }: PartProps) {
  return (
    <article className={styles.face}>
      <div className={styles.says} data-fits>
        <p className={styles.name}>{content.name}</p>
        <Question content={content} />
        <div>
          <InEachLanguage
            content={content}
            words={({ point, choose }) => (
              <>
                {point}
                <br />
                {choose}
              </>
            )}
          />
        </div>
        <footer>
          <Mark />
          <PlaceLine content={content} className={`${styles.fine} ${styles.placeLine}`} />
        </footer>
      </div>
      <FramedCode content={content} />
    </article>
  );
}

const Tent = ({ content }: PartProps) => (
  <div className={styles.tent}>
    <div className={styles.flipped} aria-hidden>
      <TentFace content={content} />
    </div>
    <Fold words={sheetText.fold} />
    <TentFace content={content} />
    <Fold words={sheetText.fold} />
    <p className={`${styles.fine} ${styles.base}`}>
      {sheetText.base[0]}
      <br />
      {sheetText.base[1]}
    </p>
    <Fold words={sheetText.glue} />
  </div>
);

const Fold = ({ words }: { readonly words: string }) => (
  <p className={styles.fold}>
    <span>{words}</span>
  </p>
);

function Sticker({ content }: PartProps) {
  return (
    <article className={styles.sticker}>
      <Code content={content} />
      <div className={styles.says} data-fits>
        <Question content={content} />
        <p className={styles.name}>{content.name}</p>
        <div className={styles.fine}>
          <InEachLanguage content={content} words={({ scan }) => scan} />
          <PlaceLine content={content} />
        </div>
      </div>
    </article>
  );
}

const Stickers = ({ content }: PartProps) => (
  <div className={styles.stickers}>
    <Copies count={24}>
      <Sticker content={content} />
    </Copies>
  </div>
);

type Sheet = (props: PartProps) => ReactNode;

export const sheets: { readonly [Name in Exclude<Format, 'strip' | 'tag'>]: Sheet } = {
  poster: Poster,
  wall: WallPoster,
  card: Card,
  cards: FourCards,
  tent: Tent,
  stickers: Stickers,
};
