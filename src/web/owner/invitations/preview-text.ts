export const invitationPreviewText = {
  title: 'What they get',
  kind: 'Which email',
  kinds: { invitation: 'Invitation', reminder: 'Reminder' },
  firstName: 'Maria',
  noAddress: 'your postal address',
  note: '“Maria” is an example. People whose first name you do not enter read “Hi,”.',
} as const;
