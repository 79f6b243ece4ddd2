export const themeText = {
  title: 'Colors',
  names: { system: 'System', light: 'Light', dark: 'Dark' },
  lead: 'Only for you, on this browser. Your customers’ page follows their phone.',
  hint: 'System changes with your device, for example at night.',
} as const;
