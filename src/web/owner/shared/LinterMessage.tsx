import type { PolicyMatch } from '../../../policy/linter.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './linter-message.module.css';

interface LinterMessageProps {
  readonly id: string;
  /** Only those that block, or only hints. */
  readonly matches: readonly PolicyMatch[];
}

/** Quotes the words and cites the rule. It never rewrites them. */
export function LinterMessage({ id, matches }: LinterMessageProps) {
  const isBlocked = matches.some(({ level }) => level === 'block');
  const quotes = unique(matches.map(({ quote }) => `“${quote}”`)).join(', ');
  const sources = new Map(matches.map(({ link, source }) => [link, source]));
  const words = (
    <div>
      <b dir="auto">{quotes}</b>
      {unique(matches.map(({ sentence }) => sentence)).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {[...sources].map(([link, source], index) => (
          <span key={link}>
            {index > 0 ? '; ' : null}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {source}
            </a>
          </span>
        ))}
      </p>
    </div>
  );
  if (!isBlocked)
    return (
      <div className={`cap ${styles.hint}`} id={id} role="status">
        {words}
      </div>
    );
  return (
    <div className={`box ${styles.blocked}`} id={id} role="alert">
      <Icon name="warning" />
      {words}
    </div>
  );
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
