export const teamText = {
  title: 'Team',
  loading: 'Loading the team',
  pages: 'Pages of the team',
  people: (count: number | string) => `People ${count}`,
  log: 'Who did what',
  back: 'Team',
} as const;
