import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallReply } from '../../../contract/calls.ts';
import type { chartDays } from '../../../contract/constants.ts';
import { counterNames } from '../../../contract/platforms.ts';
import { queryFor } from '../../lib/query-client.ts';
import { Select } from '../../ui/Select.tsx';
import { dashboardQuery } from '../shared/dashboard-query.ts';
import { DayBars } from './DayBars.tsx';
import { usageText } from './text.ts';

interface UsageChartProps {
  readonly businessId: number;
  readonly name: string;
  readonly seen: boolean;
}

type Days = CallReply<'GET /api/analytics/{businessId}/daily'>['days'];
type Period = `${(typeof chartDays)[number]}`;
const periods: readonly Period[] = ['7', '30', '90'];

export function UsageChart({ businessId, name, seen }: UsageChartProps) {
  const [period, setPeriod] = useState<Period>('30');
  const { data } = useQuery({
    ...queryFor('GET /api/analytics/{businessId}/daily', { businessId, days: period }),
    ...dashboardQuery,
    enabled: seen,
    placeholderData: keepPreviousData,
  });
  const days: Days = data?.days ?? [];
  const most = Math.max(1, ...days.flatMap((day) => counterNames.map((counter) => day[counter])));
  return (
    <div className="chart">
      <div className="chart-head">
        <Select
          label={usageText.perDay}
          aria-label={usageText.periodOf(name)}
          value={period}
          onChange={(chosen) => setPeriod(periods.find((known) => known === chosen) ?? '30')}
          options={periods.map((value) => ({ value, label: usageText.period(Number(value)) }))}
        />
      </div>
      <div className="chart-row">
        {counterNames.map((counter) => (
          <DayBars
            key={counter}
            label={usageText[counter]}
            days={days.map((day) => ({ day: day.day, count: day[counter] }))}
            most={most}
          />
        ))}
      </div>
    </div>
  );
}
