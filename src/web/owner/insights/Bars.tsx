import { percent } from '../../lib/days-in-words.ts';
import styles from './bars.module.css';

interface Bar {
  readonly key: string;
  readonly label: string;
  /** `null` shows the share alone. */
  readonly count: number | null;
  /** 0 to 1, or null when it is hidden. */
  readonly share: number | null;
  /** Share of the longest possible bar, 0 to 1. */
  readonly width: number;
  readonly changed?: boolean;
  /** Where the bar ended in the period before, 0 to 1. */
  readonly was?: number;
  readonly old?: boolean;
}

interface BarsProps {
  /** One sentence for screen readers. */
  readonly sentence: string;
  readonly head: { readonly label: string; readonly count?: string; readonly share: string };
  readonly bars: readonly Bar[];
  /** Yellow strokes are what customers chose. */
  readonly said?: boolean;
}

export function Bars({ sentence, head, bars, said = false }: BarsProps) {
  return (
    <table className={said ? `${styles.bars} ${styles.said}` : styles.bars}>
      <caption className="sr">{sentence}</caption>
      <thead>
        <tr>
          <th scope="col">{head.label}</th>
          <td aria-hidden="true" />
          {head.count ? <th scope="col">{head.count}</th> : null}
          <th scope="col">{head.share}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key} className={bar.old ? styles.old : undefined}>
            <th scope="row" className={bar.changed ? styles.changed : undefined}>
              {bar.label}
            </th>
            <td className={styles.bar} aria-hidden="true">
              <div className={styles.track}>
                {bar.width > 0 ? <i style={{ width: `${100 * bar.width}%` }} /> : null}
                {bar.was === undefined ? null : <span className={styles.was} style={{ left: `${100 * bar.was}%` }} />}
              </div>
            </td>
            {bar.count === null ? null : <td className="num">{bar.count.toLocaleString('en-US')}</td>}
            <td className="num">{bar.share === null ? '' : percent(bar.share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
