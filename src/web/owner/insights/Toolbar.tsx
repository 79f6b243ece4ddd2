import { useMutation } from '@tanstack/react-query';
import { insightsText } from '../../../contract/analytics/insights-text.ts';
import type { Business } from '../../../contract/businesses/calls.ts';
import { downloadFrom } from '../../lib/download.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toast.ts';
import { businessListText } from '../shared/text.ts';
import { type Days, type Period, periods } from './insights-view.ts';

interface ToolbarProps {
  readonly businesses: readonly Pick<Business, 'id' | 'name'>[];
  readonly business: Pick<Business, 'id' | 'name'>;
  readonly period: Period;
  readonly days: Days;
  readonly onBusiness: (id: number) => void;
  readonly onPeriod: (period: Period) => void;
}

export function Toolbar({ businesses, business, period, days, onBusiness, onPeriod }: ToolbarProps) {
  const csv = useMutation({
    mutationFn: () =>
      downloadFrom(
        'GET /api/analytics/{businessId}/insights.csv',
        `/api/analytics/${business.id}/insights.csv?${new URLSearchParams({ ...days })}`,
      ),
    onError: () => showToast({ ...insightsText.csvFailed, destructive: true }),
  });
  return (
    <div className="lineup">
      {businesses.length > 1 ? (
        <select
          aria-label={insightsText.business}
          value={business.id}
          onChange={(event) => onBusiness(Number(event.currentTarget.value))}
        >
          {businesses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || businessListText.unnamed}
            </option>
          ))}
        </select>
      ) : null}
      <Segments
        label={insightsText.period}
        value={period}
        onChange={onPeriod}
        options={periods.map((value) => ({ value, label: insightsText.periods[value] }))}
      />
      <Button
        small
        className="end"
        busy={csv.isPending}
        aria-label={insightsText.csvLabel}
        onClick={() => csv.mutate()}
      >
        <Icon name="download" />
        {insightsText.csv}
      </Button>
    </div>
  );
}
