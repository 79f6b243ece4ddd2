const emailS =
  'M25 22.5c-1.8-3-4.8-4.5-8.6-4.5-4.8 0-8.4 2.4-8.4 6.2 0 4 3.6 5.4 8.6 6.6 5.6 1.3 9.6 3 9.6 7.4 0 4.2-4 7-9.4 7-4.6 0-8.2-1.9-10-5.4';

export function Wordmark({ name }: { name: string }) {
  if (name !== 'Sayso' && !name.startsWith('{{')) return <span className="wordmark-words">{name}</span>;
  return (
    <svg className="wordmark" viewBox="3 6 187 56" role="img" aria-label={name}>
      <path className="m" d="M113 15 185 11 186 50 114 54Z" />
      <path d={emailS} />
      <circle cx="52" cy="32" r="13.5" />
      <path d="M65.5 18.5V45.5" />
      <path d="M79 18.5 90.5 44.5M102 18.5 88.5 51c-1.7 4-4 5.5-8.5 5.5" />
      <g className="so">
        <path transform="translate(114 0)" d={emailS} />
        <circle cx="166" cy="32" r="13.5" />
        <path className="t" d="M149.2 35 149.2 52.5 166 49Z" />
      </g>
    </svg>
  );
}
