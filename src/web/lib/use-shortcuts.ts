import { useEffect, useRef } from 'react';

const fields = 'input, textarea, select, [contenteditable]';

/** Single keys, inactive in fields, in dialogs and with modifier keys. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      const act = latest.current[event.key];
      if (!act || document.querySelector('dialog[open]')) return;
      // The key must not be typed into a field that takes the focus.
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
