import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import './search-picker.css';
import { searchMatches, spelledName, splitAtMatch } from './search-matches.ts';

/** More rows than anyone reads; the rest is told in a sentence. */
const rowsMax = 50;

/** The picker's own sentences. */
export interface SearchPickerText {
  readonly placeholder: string;
  readonly nothing: string;
  readonly more: (count: number) => string;
}

interface SearchPickerProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly text: SearchPickerText;
  readonly error?: string | undefined;
  /** Name of the input, by which a form finds it. */
  readonly name: string;
}

/** A field that is filled by searching a long list. Text that names nothing gives way to the last choice. */
export function SearchPicker({ id, label, names, value, onChange, text, error, name: inputName }: SearchPickerProps) {
  /** Null while the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** The row that Enter takes; -1 for none. */
  const [active, setActive] = useState(-1);
  const sought = typed ?? value;
  const matches = useMemo(() => searchMatches(names, sought), [names, sought]);
  const shown = isOpen ? matches.slice(0, rowsMax) : [];
  const optionId = (index: number) => `${id}-option-${index}`;
  const activeId = shown[active] === undefined ? undefined : optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  function open(row: number) {
    setOpen(true);
    setActive(row);
  }

  function take(name: string) {
    if (name !== value) onChange(name);
    setTyped(null);
    setOpen(false);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const name = shown[active];
    if (step !== 0) {
      const rows = Math.min(matches.length, rowsMax);
      const from = isOpen && active >= 0 ? active : step === 1 ? -1 : rows;
      open((from + step + rows) % rows);
    } else if (key === 'Enter' && name !== undefined) take(name);
    else if (key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  const described = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="combo">
        <input
          id={id}
          name={inputName}
          role="combobox"
          autoComplete="off"
          placeholder={text.placeholder}
          value={sought}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={isOpen}
          aria-activedescendant={activeId}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            // The first row waits for Enter once something is typed.
            open(0);
          }}
          onClick={() => (isOpen ? setOpen(false) : open(-1))}
          onKeyDown={press}
          // Leaving the field never takes a row that was only pointed at.
          onBlur={() => take(spelledName(names, sought) ?? value)}
        />
        <Icon name="search" />
        <div className="list pick" hidden={!isOpen} ref={list}>
          <ul
            id={`${id}-list`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list is what it looks like.
            role="listbox"
            aria-labelledby={`${id}-label`}
            // A press on a row or on the scroll bar leaves the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown.map((name, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active row.
              <li
                key={name}
                id={optionId(index)}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
                role="option"
                className="opt"
                aria-selected={index === active}
                onMouseMove={() => setActive(index)}
                onClick={() => take(name)}
              >
                <Match name={name} typed={sought} />
                {name === value && <Icon name="tick" />}
              </li>
            ))}
          </ul>
          <p role="status">{isOpen && note(matches.length, text)}</p>
        </div>
      </div>
      {error && (
        <p className="err" id={described}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

function note(found: number, text: SearchPickerText): string {
  if (found === 0) return text.nothing;
  return found > rowsMax ? text.more(found - rowsMax) : '';
}

function Match({ name, typed }: { readonly name: string; readonly typed: string }) {
  const [before, match, after] = splitAtMatch(name, typed);
  return (
    <span>
      {before}
      {match && <b>{match}</b>}
      {after}
    </span>
  );
}
