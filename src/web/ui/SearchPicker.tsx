import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import './search-picker.css';
import { searchMatches, spelledName, splitAtMatch } from './search-matches.ts';

/** Rows at first, and with each time that the end of the list is near. */
const rowsAtOnce = 50;

/** The picker's own sentences. */
export interface SearchPickerText {
  readonly placeholder: string;
  readonly nothing: string;
  readonly more: (count: number) => string;
  /** Under the field, when it holds what is no name of the list. */
  readonly unknown: (typed: string) => string;
}

interface SearchPickerProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly text: SearchPickerText;
  /** Names that other fields hold: they are not offered again. */
  readonly taken: readonly string[];
  readonly error?: string | undefined;
  /** Name of the input, by which a form finds it. */
  readonly name: string;
}

/** A field that is filled by searching a long list. Text that names nothing stays, and the field says so. */
export function SearchPicker({ id, label, names, value, onChange, text, taken, error, ...props }: SearchPickerProps) {
  /** Null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [rows, setRows] = useState(rowsAtOnce);
  const [isOpen, setOpen] = useState(false);
  /** The row that Enter takes; -1 for none. */
  const [active, setActive] = useState(-1);
  const sought = typed ?? value;
  const takenNames = taken.join('\n');
  const matches = useMemo(() => {
    const others = takenNames.split('\n');
    return searchMatches(names, sought).filter((name) => !others.includes(name));
  }, [names, sought, takenNames]);
  const shown = isOpen ? matches.slice(0, rows) : [];
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
    if (row >= rows - 1) setRows(rows + rowsAtOnce);
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
      const last = Math.min(matches.length, rows);
      const from = isOpen && active >= 0 ? active : step === 1 ? -1 : last;
      if (last > 0) open((from + step + last) % last);
    } else if (key === 'Enter' && name !== undefined) take(name);
    else if (key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  }

  const isUnknown = typed === null && value !== '' && !names.includes(value);
  const problem = isUnknown ? text.unknown(value) : error;
  const described = problem ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="combo">
        <input
          id={id}
          name={props.name}
          role="combobox"
          autoComplete="off"
          placeholder={text.placeholder}
          value={sought}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-expanded={isOpen}
          aria-activedescendant={activeId}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRows(rowsAtOnce);
            // An earlier choice is gone with its first letter, so that Enter does not send it.
            onChange(event.currentTarget.value);
            // The first row waits for Enter once something is typed.
            open(0);
          }}
          onClick={() => (isOpen ? setOpen(false) : open(-1))}
          onKeyDown={press}
          // Leaving the field never takes a row that was only pointed at.
          onBlur={() => take(spelledName(names, sought) ?? sought.trim())}
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
            onScroll={({ currentTarget: list }) => {
              const below = list.scrollHeight - list.scrollTop - list.clientHeight;
              if (below < 400 && rows < matches.length) setRows(rows + rowsAtOnce);
            }}
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
          <p role="status">{isOpen && note(matches.length, shown.length, text)}</p>
        </div>
      </div>
      {problem && (
        <p className="err" id={described}>
          <Icon name="warning" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}

function note(found: number, shown: number, text: SearchPickerText): string {
  if (found === 0) return text.nothing;
  return found > shown ? text.more(found - shown) : '';
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
