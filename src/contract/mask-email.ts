/** m…@gmail.com: enough for the person to recognize it, too little for anyone else. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
