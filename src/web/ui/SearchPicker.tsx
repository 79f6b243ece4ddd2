import { useCombobox } from 'downshift';
import { type ReactNode, useMemo, useState } from 'react';
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
  const [typed, setTyped] = useState(value);
  const matches = useMemo(() => searchMatches(names, typed), [names, typed]);
  const shown = useMemo(() => matches.slice(0, rowsMax), [matches]);
  const combobox = useCombobox<string>({
    id,
    inputId: id,
    items: shown,
    itemToString: (name) => name ?? '',
    selectedItem: value === '' ? null : value,
    initialInputValue: value,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? ''),
    stateReducer: (state, { type, changes }) => {
      // Leaving the field never picks a row that was only highlighted.
      if (type === useCombobox.stateChangeTypes.InputBlur)
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      // The first row waits for Enter once something is typed.
      if (type === useCombobox.stateChangeTypes.InputChange) return { ...changes, highlightedIndex: 0 };
      return changes;
    },
  });
  const settle = () => {
    const spelled = spelledName(names, combobox.inputValue);
    if (spelled !== null && spelled !== value) onChange(spelled);
    else combobox.setInputValue(value);
  };
  const described = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label {...combobox.getLabelProps()} htmlFor={id}>
        {label}
      </label>
      <div className="combo">
        <input
          {...combobox.getInputProps({
            name: inputName,
            placeholder: text.placeholder,
            // In the same step as the picker's own state, or Enter could take a row of the list before.
            onChange: (event) => setTyped(event.currentTarget.value),
            onBlur: settle,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': described,
          })}
        />
        <Icon name="search" />
        <div className="list pick" hidden={!combobox.isOpen}>
          <ul {...combobox.getMenuProps()}>
            {combobox.isOpen &&
              shown.map((name, index) => (
                <li key={name} className="opt" {...combobox.getItemProps({ item: name, index })}>
                  <Match name={name} typed={typed} />
                  {name === value && <Icon name="tick" />}
                </li>
              ))}
          </ul>
          <p role="status">{combobox.isOpen && note(matches.length, text)}</p>
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
