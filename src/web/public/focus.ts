/** Leads to what the step asks, where what had the focus is gone. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true });
