import { useRef } from 'react';
import { useCurrentInView } from '../lib/use-current-in-view.ts';
import './segments.css';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of several, such as periods and states. */
export function Segments<Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that is seen
    <div ref={row} className="seg" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
