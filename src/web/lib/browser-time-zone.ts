/** Browsers that cannot tell their time zone call it Etc/Unknown, a name that no list of zones has. */
export function browserTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}
