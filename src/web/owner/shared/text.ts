export const missingBusinessText = {
  loadFailed: 'Error Loading Business',
  noData: 'Business data not found',
  return: 'Return to Dashboard',
} as const;

export const notForRoleText = {
  title: 'This page is not part of your role',
  body: (role: string) => `Your role here is ${role}. The owner can change it on the Team page.`,
} as const;

export const businessListText = {
  loading: 'Loading your businesses',
  refresh: 'Refresh',
  unnamed: 'Unnamed Business',
  more: (count: number) => `Show ${count} more`,
  copyByHand: { title: 'Copy URL manually', body: 'Long-press or select the URL to copy it manually' },
} as const;

export const saveBarText = {
  cancel: 'Cancel',
  unsaved: 'Not saved yet.',
} as const;

export const copyLinkText = {
  copy: 'Copy',
  copied: 'Copied',
} as const;
