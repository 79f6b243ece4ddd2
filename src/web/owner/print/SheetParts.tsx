import type { ReactNode } from 'react';
import { installation } from '../../lib/installation.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import type { PrintCode } from './print-code.ts';
import styles from './sheets.module.css';
import { type SheetSentences, sheetText } from './text.ts';

export interface SheetContent {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly color: string;
  /** Customers come to the business. */
  readonly visited: boolean;
  /** Customers read it, so the print for no place in particular names none. */
  readonly place: string | null;
  readonly address: string;
  readonly code: PrintCode;
  readonly distance: string;
  readonly sentences: readonly SheetSentences[];
}

export interface PartProps {
  readonly content: SheetContent;
}

export const questionOf = ({ visit, other }: SheetSentences, visited: boolean) => (visited ? visit : other);

export function Question({ content }: PartProps) {
  return (
    <div className={styles.question}>
      {content.sentences.map((words) => {
        const [before, marked, after] = questionOf(words, content.visited);
        return (
          <p key={words.code} lang={words.code}>
            {before}
            <mark>{marked}</mark>
            {after}
          </p>
        );
      })}
    </div>
  );
}

interface InEachLanguageProps extends PartProps {
  readonly className?: string;
  readonly words: (sentences: SheetSentences) => ReactNode;
}

export function InEachLanguage({ content, className, words }: InEachLanguageProps) {
  return content.sentences.map((sentences) => (
    <p key={sentences.code} lang={sentences.code} className={className}>
      {words(sentences)}
    </p>
  ));
}

export function Code({ content }: PartProps) {
  const { path, across, size } = content.code;
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${across} ${across}`}
      style={{ width: `${size}mm` }}
      role="img"
      aria-label={sheetText.qr(content.name)}
    >
      <path d={path} />
    </svg>
  );
}

export const FramedCode = ({ content }: PartProps) => (
  <div className={styles.frame}>
    <Code content={content} />
  </div>
);

export const PlaceLine = ({ content, className }: PartProps & { readonly className?: string }) => (
  <p className={className}>
    {content.place === null ? null : (
      <>
        {content.place}
        <br />
      </>
    )}
    {sheetText.scansFrom(content.distance)}
  </p>
);

export const AddressLine = ({ content }: PartProps) => (
  <p className={`${styles.fine} ${styles.addressLine}`}>
    {content.sentences.map(({ code, noApp }) => (
      <span key={code} lang={code}>
        {noApp}
        <br />
      </span>
    ))}
    <b>{content.address}</b>
  </p>
);

export const Mark = () => <Wordmark name={installation.productName} />;
