/** The login page says it too, and loads nothing else of this file. */
export const singleSignOnOnly = 'Everyone here signs in with their work account.';

/** Sentences of rejections around signing in. */
export const signInText = {
  secondStep: 'Please take your second step.',
  setUp: 'Please set up a second step first.',
  over: 'That took too long. Please log in again.',
  wrongCode: (left: number) =>
    left > 0
      ? `This code isn’t right. Use the newest one. ${left} ${left === 1 ? 'try' : 'tries'} left.`
      : 'Too many wrong codes. Try again in 15 minutes, or use another way below.',
  wrongRecoveryCode: 'This recovery code isn’t right, or it was used before.',
  tooManyCodes: 'Too many wrong codes. Try again in 15 minutes, or use another way below.',
  tooManyCodesToday: 'Too many wrong codes. Try again in 24 hours, or use another way below.',
  unknownPasskey: 'This passkey is not known here.',
  passkeyFailed: 'That didn’t work. Please try again.',
  passkeyCopied: 'This passkey may have been copied, so it no longer works. Sign in another way and remove it.',
  passkeysMax: 'You can have up to 20 passkeys. Remove one first.',
  passkeyName: 'Please use 1 to 60 characters.',
  setUpAppFirst: 'Please start again with a new key.',
  appIsOn: 'Your authenticator app is already on.',
  noSecondStep: 'Set up a passkey or an app first.',
  lastRequired: 'A second step is required here, so the last one can’t be removed. Add another one first.',
  confirm: 'Please confirm that it’s you.',
  confirmBySecondStep: 'Please use your passkey or a code from your app.',
  wrongPassword: 'This isn’t your password.',
  singleSignOnOnly,
  noSingleSignOn: 'This installation has no single sign-on.',
  issuerDown: 'Your work account doesn’t answer right now. Please try again in a few minutes, or sign in another way.',
  issuerRefused: 'Your work account did not let you in. Please try again.',
  issuerStopped: 'You stopped signing in with your work account.',
  otherBrowser: 'This sign-in was started in another browser, or it took too long. Please try again here.',
  unconfirmedAddress:
    'Your work account has no confirmed email address, so we can’t match it. Ask your IT team to confirm it, then try again.',
  otherIdentity: 'This email address belongs to another work account here. Ask the administrator of this site to help.',
  mayNotRegister: 'You have no account here yet. Ask the administrator of this site for an invitation.',
  lostLink: 'This link no longer works.',
} as const;
