export const authToasts = {
  registrationFailed: 'Registration Failed',
  verificationFailed: 'Verification Failed',
  registered: 'Registration Successful',
  emailSent: { title: 'Email Verification', body: 'Email Send to your inbox.' },
  verified: 'Email Verified',
  openPreview: 'Open the email',
} as const;

export const passwordToasts = {
  error: 'Error',
  unexpected: 'An unexpected error occurred. Please try again later.',
  sent: 'Email sent',
  sendFailed: 'Failed to send reset instructions. Please try again.',
  resetDone: 'Success',
  pageBroken: 'An error occurred while resetting your password. Please try again.',
  pageFailed: 'Failed to reset password. Please try again.',
} as const;

export const authText = {
  tabs: { login: 'Login', register: 'Register', verify: 'Verify', reset: 'Reset' },
  tabsLabel: 'Account',
  name: 'Name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  code: '6-digit code',
  resetCode: '6-character code',
  passwordHint: 'At least 8 characters, not common.',
  verifiedBanner: 'Your email is verified. You can now log in.',
  endedBanner: 'Your session has ended. Log in to continue where you left off.',
  login: { title: 'Welcome back', submit: 'Login', forgot: 'Forgot password?' },
  ways: {
    passkey: 'Sign in with a passkey',
    other: 'Continue with',
  },
  register: {
    title: 'Create an account',
    lead: 'Then verify your email with a 6-digit code.',
    submit: 'Register',
    agree: 'By registering you agree to the',
    and: 'and the',
  },
  verify: {
    title: 'Check your email',
    lead: 'Please check your email to verify your account.',
    where:
      'Enter the code in the browser where you registered. In another browser, register again to get a code there.',
    submit: 'Verify',
    resend: 'Send a new code',
    doneTitle: 'Email verified',
    doneLead: 'Taking you to Login.',
  },
  forgot: {
    title: 'Forgot your password?',
    lead: "We'll email you a link and a code.",
    submit: 'Send reset instructions',
    back: 'Back to Login',
    haveCode: 'I have a code',
    sentTitle: 'Check your email',
  },
  reset: {
    title: 'Set a new password',
    codeLead: 'Enter the code from the email.',
    submit: 'Reset password',
    newCode: 'Request New Code',
    doneTitle: 'Your password has been changed',
    doneLead: 'Taking you to Login.',
    invalidTitle: 'Invalid link',
    askAgain: 'Request a new link',
  },
  quote: {
    parts: [
      ['“The ', 'wait was long'],
      [', but they ', 'explained everything'],
      [' and I ', 'did not feel rushed'],
    ],
    end: '.”',
    caption: 'An example draft. The marked words are the customer’s choices: a review on their own say-so.',
  },
} as const;
