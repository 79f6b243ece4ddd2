export const assignText = {
  title: 'Assign to',
  hint: 'Only people who may read private messages are here. They get an email without the words.',
  loading: 'Loading the team',
  me: 'Me',
  nobody: 'Nobody',
  close: 'Cancel',
  done: (name: string | null) => (name === null ? 'Assigned to nobody.' : `Assigned to ${name}.`),
  failed: 'Not assigned',
} as const;
