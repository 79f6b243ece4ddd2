export interface TypedText {
  readonly label: string;
  readonly text: string;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const typed = new Set<TextField>();

/** Never a password or a code. */
const isText = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (isText(target)) typed.add(target);
  };
  document.addEventListener('input', note);
  return () => document.removeEventListener('input', note);
}

/** What the user typed on this screen. */
export function typedTexts(): readonly TypedText[] {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...typed]
    .map((field) => ({ label: field.labels?.[0]?.textContent?.trim() ?? '', text: field.value.trim() }))
    .filter(({ text }) => text !== '');
}
