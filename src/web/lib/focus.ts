export function focusField(field: HTMLElement | null | undefined) {
  if (!document.activeElement?.matches('input, textarea')) field?.focus();
}

export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true });
