import type { PolicyMatch } from '../../../contract/policy-linter.ts';
import { Icon } from '../../ui/Icon.tsx';

interface LinterMessageProps {
  readonly id: string;
  /** Only those that block, or only hints. */
  readonly matches: readonly PolicyMatch[];
}

/** Quotes the words and cites the rule. It never rewrites them. */
export function LinterMessage({ id, matches }: LinterMessageProps) {
  const isBlocked = matches.some(({ level }) => level === 'block');
  const quotes = [...new Set(matches.map(({ quote }) => `“${quote}”`))].join(', ');
  const words = (
    <div>
      <b dir="auto">{quotes}</b>
      {bySentence(matches).map(({ sentence, sources }) => (
        <p key={sentence}>
          {sentence}{' '}
          {sources.map(({ source, link }, index) => (
            <span key={link}>
              {index > 0 ? '; ' : null}
              <a href={link} target="_blank" rel="noopener noreferrer">
                {source}
              </a>
            </span>
          ))}
        </p>
      ))}
    </div>
  );
  if (!isBlocked)
    return (
      <div className="linter-hint cap" id={id} role="status">
        {words}
      </div>
    );
  return (
    <div className="box blocked" id={id} role="alert">
      <Icon name="warning" />
      {words}
    </div>
  );
}

function bySentence(matches: readonly PolicyMatch[]) {
  const found = new Map<string, Map<string, Pick<PolicyMatch, 'source' | 'link'>>>();
  for (const { sentence, source, link } of matches) {
    const sources = found.get(sentence) ?? new Map();
    found.set(sentence, sources.set(link, { source, link }));
  }
  return [...found].map(([sentence, sources]) => ({ sentence, sources: [...sources.values()] }));
}
