import { useState } from 'react';
import type { Choice, Insights } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { sharesFrom } from '../../../contract/constants.ts';
import { percent } from '../../lib/days-in-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Bars } from './Bars.tsx';
import styles from './bars.module.css';
import { Panel } from './Panel.tsx';

const text = insightsText.choices;

interface ChoicesPanelProps {
  readonly choices: Insights['choices'];
  /** Figures of the period and of the one before. */
  readonly days: number;
  readonly onDays: (days: '30' | '90') => void;
}

export function ChoicesPanel({ choices, days, onDays }: ChoicesPanelProps) {
  const isShown = choices.saidMost.length > 0;
  return (
    <Panel title={text.title} {...(isShown ? { caption: text.customers(choices.visits) } : {})}>
      {isShown ? (
        <Shares choices={choices} days={days} />
      ) : (
        <TooFew count={choices.visits} longer={days < 30 ? '30' : days < 90 ? '90' : null} onDays={onDays} />
      )}
    </Panel>
  );
}

function Shares({ choices, days }: Pick<ChoicesPanelProps, 'choices' | 'days'>) {
  const { visits, saidMost, more, less, all } = choices;
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? all : saidMost;
  const most = Math.max(...all.flatMap(({ share, shareBefore }) => [share ?? 0, shareBefore ?? 0]), 0.01);
  const first = saidMost[0];
  return (
    <>
      <div>
        <p className="label">{text.most}</p>
        <Bars
          said
          sentence={text.sentence(visits, first ? `${first.label}, ${percent(first.share ?? 0)}` : '')}
          head={head}
          bars={shown.map((choice) => ({
            ...barOf(choice, most),
            changed: choice.change !== null,
            ...(choice.change !== null && choice.shareBefore !== null ? { was: choice.shareBefore / most } : {}),
          }))}
        />
        {shown.some(({ change }) => change !== null) ? <p className="cap">{insightsText.changed(days)}</p> : null}
      </div>
      {all.length > saidMost.length ? (
        <button type="button" className="txt" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? text.fewer : text.all(all.length)}
        </button>
      ) : null}
      <Moved title={text.more} choices={more} most={most} />
      <Moved title={text.less} choices={less} most={most} />
      <p className="cap">{text.fixed}</p>
    </>
  );
}

interface MovedProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly most: number;
}

function Moved({ title, choices, most }: MovedProps) {
  if (choices.length === 0) return null;
  return (
    <div className="moved">
      <p className="label">{title}</p>
      <Bars
        said
        sentence={title}
        head={head}
        bars={choices.flatMap((choice) => {
          const { id, shareBefore } = choice;
          const before = { key: `${id}-before`, label: text.was, count: null, share: shareBefore };
          return [barOf(choice, most), { ...before, width: (shareBefore ?? 0) / most, old: true }];
        })}
      />
    </div>
  );
}

const head = { label: text.choice, share: text.share };
const barOf = ({ id, label, share }: Choice, most: number) => ({
  key: id,
  label,
  count: null,
  share,
  width: (share ?? 0) / most,
});

interface TooFewProps {
  readonly count: number;
  readonly longer: '30' | '90' | null;
  readonly onDays: (days: '30' | '90') => void;
}

function TooFew({ count, longer, onDays }: TooFewProps) {
  return (
    <div className="too-few">
      <p>
        <b>{text.tooFew(count, sharesFrom)}</b>
      </p>
      <div className={styles.track} aria-hidden="true">
        {count > 0 ? <i style={{ width: `${(100 * count) / sharesFrom}%` }} /> : null}
      </div>
      <p className="soft">{text.whyTooFew}</p>
      {longer ? (
        <Button small onClick={() => onDays(longer)}>
          {text.longer(longer)}
        </Button>
      ) : null}
    </div>
  );
}
