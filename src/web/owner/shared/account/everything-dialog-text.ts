export const everythingDialogText = {
  inside: 'What is inside',
  account: 'Your account',
  care: 'The file holds what customers wrote in private. Keep it where only you can read it.',
  download: 'Download the file',
  close: 'Close',
  failed: 'The file could not be downloaded',
} as const;
