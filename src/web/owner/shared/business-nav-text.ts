/** The head of the screens of one business. */
export const businessNavText = {
  back: 'Back to Dashboard',
  label: (name: string) => `Screens of ${name}`,
  invitations: 'Invitations',
  places: 'Places',
  print: 'Print kit',
  settings: 'Settings',
} as const;
