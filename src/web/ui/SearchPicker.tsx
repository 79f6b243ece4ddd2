import { useCombobox } from 'downshift';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';
import './search-picker.css';
import { searchMatches, spelledName, splitAtMatch } from './search-matches.ts';

const { InputBlur, InputChange } = useCombobox.stateChangeTypes;

const rowsAtOnce = 50;

interface SearchPickerText {
  readonly placeholder: string;
  readonly nothing: string;
  readonly more: (count: number) => string;
  readonly unknown: (typed: string) => string;
}

interface SearchPickerProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly names: readonly string[];
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly text: SearchPickerText;
  readonly taken: readonly string[];
  readonly error?: string | undefined;
  readonly name: string;
}

export function SearchPicker({ id, label, names, value, onChange, text, taken, error, ...props }: SearchPickerProps) {
  const [isTyping, setTyping] = useState(false);
  const [rows, setRows] = useState(rowsAtOnce);
  const takenNames = taken.join('\n');
  const matches = useMemo(() => {
    const others = takenNames.split('\n');
    return searchMatches(names, value).filter((name) => !others.includes(name));
  }, [names, value, takenNames]);
  const combobox = useCombobox<string>({
    id,
    inputId: id,
    items: matches.slice(0, rows),
    inputValue: value,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChange(selectedItem),
    onHighlightedIndexChange: ({ highlightedIndex }) => highlightedIndex >= rows - 1 && setRows(rows + rowsAtOnce),
    stateReducer: ({ selectedItem }, { type, changes }) => {
      if (type === InputChange) return { ...changes, highlightedIndex: 0 };
      return type === InputBlur ? { ...changes, selectedItem } : changes;
    },
  });
  const { isOpen, getInputProps, getItemProps, getLabelProps, getMenuProps } = combobox;
  const shown = isOpen ? matches.slice(0, rows) : [];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  const isUnknown = !isTyping && value !== '' && !names.includes(value);
  const problem = isUnknown ? text.unknown(value) : error;
  const described = problem ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label htmlFor={id} {...getLabelProps()}>
        {label}
      </label>
      <div className="combo">
        <input
          {...getInputProps({
            name: props.name,
            placeholder: text.placeholder,
            'aria-invalid': problem ? true : undefined,
            'aria-describedby': described,
            ...(shown.length === 0 && { 'aria-activedescendant': undefined }),
            onChange: (event) => {
              setTyping(true);
              setRows(rowsAtOnce);
              onChange(event.currentTarget.value);
            },
            onBlur: () => {
              setTyping(false);
              onChange(spelledName(names, value) ?? value.trim());
            },
          })}
        />
        <Icon name="search" />
        <div className="list pick" hidden={!isOpen} ref={list}>
          <ul
            {...getMenuProps({
              // Using the scroll bar must not blur the field.
              onMouseDown: (event) => event.preventDefault(),
              onScroll: ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
                if (scrollHeight - scrollTop - clientHeight < 400 && rows < matches.length) setRows(rows + rowsAtOnce);
              },
            })}
          >
            {shown.map((name, index) => (
              <li key={name} {...getItemProps({ item: name, index, className: 'opt' })}>
                <Match name={name} typed={value} />
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
