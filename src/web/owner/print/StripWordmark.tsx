interface StripWordmarkProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly font: string;
}

const letterS =
  'M25 22.5c-1.8-3-4.8-4.5-8.6-4.5-4.8 0-8.4 2.4-8.4 6.2 0 4 3.6 5.4 8.6 6.6 5.6 1.3 9.6 3 9.6 7.4 0 4.2-4 7-9.4 7-4.6 0-8.2-1.9-10-5.4';

/** The wordmark with its colors as attributes, for pictures that leave the page. */
export function StripWordmark({ name, x, y, width, font }: StripWordmarkProps) {
  const ink = '#10222c';
  if (name !== 'Sayso')
    return (
      <text x={x + width} y={y + 5} fill={ink} fontFamily={font} fontSize={4} fontWeight="700" textAnchor="end">
        {name}
      </text>
    );
  return (
    <g
      transform={`translate(${x} ${y}) scale(${width / 187}) translate(-3 -6)`}
      fill="none"
      stroke={ink}
      strokeWidth={7}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path fill="#ffe07a" stroke="#ffe07a" strokeWidth={6} d="M113 15 185 11 186 50 114 54Z" />
      <path d={letterS} />
      <circle cx="52" cy="32" r="13.5" />
      <path d="M65.5 18.5V45.5" />
      <path d="M79 18.5 90.5 44.5M102 18.5 88.5 51c-1.7 4-4 5.5-8.5 5.5" />
      <path transform="translate(114 0)" d={letterS} />
      <circle cx="166" cy="32" r="13.5" />
      <path fill={ink} stroke="none" d="M149.2 35 149.2 52.5 166 49Z" />
    </g>
  );
}
