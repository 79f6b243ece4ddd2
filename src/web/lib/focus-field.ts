/** Leads to a field that has just come, unless the user has gone to another one meanwhile. */
export function focusField(field: HTMLElement | null | undefined) {
  if (!document.activeElement?.matches('input, textarea')) field?.focus();
}
