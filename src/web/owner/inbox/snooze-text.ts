export const snoozeText = {
  hint: 'It leaves the waiting list until this day, then comes back by itself. The customer is not told.',
  tomorrow: 'Tomorrow',
  monday: 'Next Monday',
  twoWeeks: 'In two weeks',
  day: 'Another day',
  snooze: 'Snooze',
} as const;
