import type { Insights } from '../../../contract/analytics/insights.ts';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { ChoicesPanel } from './ChoicesPanel.tsx';
import { DaysPanel } from './DaysPanel.tsx';
import { FunnelPanel } from './FunnelPanel.tsx';
import { LanguagesPanel } from './LanguagesPanel.tsx';
import { PanelBoundary } from './Panel.tsx';
import { PlacesPanel } from './PlacesPanel.tsx';

interface BoardProps {
  readonly business: Pick<Business, 'id' | 'role'>;
  readonly insights: Insights;
  readonly onDays: (days: '30' | '90') => void;
}

export function Board({ business, insights, onDays }: BoardProps) {
  const { funnel, places, choices, languages, byDay } = insightsText;
  return (
    <div className="board">
      <div className="col">
        <PanelBoundary title={funnel.title}>
          <FunnelPanel insights={insights} />
        </PanelBoundary>
        <PanelBoundary title={places.title} className="places">
          <PlacesPanel business={business} insights={insights} />
        </PanelBoundary>
      </div>
      <div className="col">
        <PanelBoundary title={choices.title}>
          <ChoicesPanel choices={insights.choices} days={insights.period.days} onDays={onDays} />
        </PanelBoundary>
        {insights.languages.length > 1 ? (
          <PanelBoundary title={languages.title} className="languages">
            <LanguagesPanel insights={insights} />
          </PanelBoundary>
        ) : null}
      </div>
      <PanelBoundary title={byDay.title} className="full">
        <DaysPanel business={business} insights={insights} />
      </PanelBoundary>
    </div>
  );
}
