import type { Ref } from 'react';
import { installation } from '../../lib/installation.ts';
import { type PartProps, questionOf } from './SheetParts.tsx';
import { StripWordmark } from './StripWordmark.tsx';
import { sheetText } from './text.ts';

const width = 180;
const height = 36;
/** Every system has these, or fonts with the same widths, so the strip looks alike in every program. */
const serif = "'Times New Roman', 'Liberation Serif', serif";
const sans = "Arial, 'Liberation Sans', Helvetica, sans-serif";

/** Millimeters. All attributes are in the picture itself, because it leaves the page. */
export function Strip({ content, ref }: PartProps & { readonly ref: Ref<SVGSVGElement> }) {
  const { path, across, size } = content.code;
  const top = (height - size) / 2;
  const left = top + size + 2;
  const isDouble = content.sentences.length > 1;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={sheetText.qr(content.name)}
    >
      <g stroke="none">
        <rect width={width} height={height} fill="#fff" />
        <path d={frame} fill="none" stroke={content.color} strokeWidth={0.4} />
        <g transform={`translate(${top} ${top}) scale(${size / across})`} shapeRendering="crispEdges">
          <path d={path} fill="#000" />
        </g>
        {content.sentences.map((words, index) => (
          <text
            key={words.code}
            x={left}
            y={isDouble ? 9.5 + index * 5.5 : 13}
            fill="#10222c"
            fontFamily={serif}
            fontSize={isDouble ? 6 - index * 1.4 : 7.4}
          >
            {questionOf(words, content.visited).join('')}
          </text>
        ))}
        {content.sentences.map(({ code, point, choose }, index) => (
          <Line
            key={code}
            words={`${point} ${choose}`}
            x={left}
            y={isDouble ? 21 + index * 4 : 20.5}
            room={width - left - 4}
            size={3}
            color="#10222c"
          />
        ))}
        <Line words={content.address} x={left} y={31.5} room={105} size={2.7} color="#4a5d68" />
        <StripWordmark name={installation.productName} x={width - 24} y={4} width={20} font={sans} />
        {content.place === null ? null : (
          <Line words={content.place} x={width - 4} y={28.5} room={30} size={2.4} color="#4a5d68" end />
        )}
        <Line
          words={sheetText.scansFrom(content.distance)}
          x={width - 4}
          y={31.5}
          room={30}
          size={2.4}
          color="#4a5d68"
          end
        />
      </g>
    </svg>
  );
}

const frame = roundedFrame(0.5, 5, 1);

/** A speech bubble: three round corners and a squared one. */
function roundedFrame(inset: number, round: number, squared: number): string {
  const [right, bottom] = [width - inset, height - inset];
  return [
    `M${inset + round} ${inset}H${right - round}a${round} ${round} 0 0 1 ${round} ${round}`,
    `V${bottom - round}a${round} ${round} 0 0 1 ${-round} ${round}`,
    `H${inset + squared}a${squared} ${squared} 0 0 1 ${-squared} ${-squared}`,
    `V${inset + round}a${round} ${round} 0 0 1 ${round} ${-round}Z`,
  ].join('');
}

interface LineProps {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly size: number;
  readonly color: string;
  readonly end?: boolean;
}

/** One line that always fits: longer words get a smaller size, and the exact width that there is. */
function Line({ words, x, y, room, size, color, end = false }: LineProps) {
  const fitting = room / (words.length * 0.56);
  return (
    <text
      x={x}
      y={y}
      fill={color}
      fontFamily={sans}
      fontSize={Math.min(size, fitting)}
      textAnchor={end ? 'end' : 'start'}
      {...(fitting < size ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {words}
    </text>
  );
}
