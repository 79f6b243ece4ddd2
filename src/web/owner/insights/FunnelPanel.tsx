import type { Insights } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import { grouped } from '../../lib/days-in-words.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Bars } from './Bars.tsx';
import { Panel } from './Panel.tsx';

const text = insightsText.funnel;

export function FunnelPanel({ insights }: { readonly insights: Insights }) {
  const { funnel, summary, unhappy, ownWords, before } = insights;
  const opened = summary.opened.now;
  const hasShares = funnel.some(({ share }) => share !== null);
  const hasChanged = funnel.some(({ change, shareBefore }) => change !== null && shareBefore !== null);
  return (
    <Panel title={text.title} caption={text.counts}>
      <Bars
        sentence={text.sentence(opened, summary.draft.now, summary.wentOn.now)}
        head={{ label: text.step, count: text.people, share: text.share }}
        bars={funnel.map(({ step, people, share, shareBefore, change }) => ({
          key: step,
          label: text.steps[step],
          count: people,
          share,
          // A visit near midnight may be counted as opened the day before.
          width: opened > 0 ? Math.min(1, people / opened) : 0,
          changed: change !== null,
          ...(change !== null && shareBefore !== null ? { was: shareBefore } : {}),
        }))}
      />
      {hasChanged ? <p className="cap">{insightsText.changed(before.days)}</p> : null}
      {hasShares ? null : <p className="cap">{text.tooFew}</p>}
      <dl className="stats">
        <div>
          <dt>{text.bad(unhappy.sent)}</dt>
          <dd>{grouped(unhappy.tapped)}</dd>
        </div>
        <div>
          <dt>{text.own}</dt>
          <dd>{grouped(ownWords)}</dd>
        </div>
      </dl>
      <p className="proof">
        <Icon name="scales" />
        <span>
          {text.publicButtons} <b>{text.ofUnhappy(unhappy.publicToo, unhappy.tapped)}</b>.
        </span>
      </p>
      <p className="cap">{text.clicks}</p>
    </Panel>
  );
}
