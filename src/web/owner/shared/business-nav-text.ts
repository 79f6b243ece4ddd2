/** The head of the screens of one business. */
export const businessNavText = {
  back: 'Back to Dashboard',
  label: (name: string) => `Screens of ${name}`,
  invitations: 'Invitations',
  desk: 'Front desk',
  places: 'Places',
  print: 'Print kit',
  team: 'Team',
  settings: 'Settings',
} as const;
