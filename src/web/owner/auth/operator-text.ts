export const addressText = {
  wrong: (opened: string) => `You opened this page at ${opened}. Signing in works only at`,
  operator: 'If you run this installation: PUBLIC_URL has to be the address that people see in their browser.',
} as const;
