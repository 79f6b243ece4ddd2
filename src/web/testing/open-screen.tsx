import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { Toaster } from '../ui/Toaster.tsx';
import { closeToast } from '../ui/toast.ts';

// A busy machine takes longer than the default of one second to load a part of a screen.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout, so nothing scrolls, floats or has a size.
Element.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.showPopover = function show() {
  this.removeAttribute('popover');
};
HTMLElement.prototype.hidePopover = () => undefined;
window.matchMedia = () =>
  Object.assign(new EventTarget(), { matches: false, media: '', onchange: null }) as unknown as MediaQueryList;
HTMLElement.prototype.setPointerCapture = () => undefined;
HTMLElement.prototype.releasePointerCapture = () => undefined;
document.addEventListener('click', ({ target }) => {
  const opener = target instanceof Element && target.closest('[popovertarget]');
  if (opener) document.getElementById(opener.getAttribute('popovertarget') ?? '')?.showPopover();
});
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

afterEach(() => {
  cleanup();
  closeToast();
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
});

export function openScreen(element: ReactNode, address = '/') {
  history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={queryClient}>
      {element}
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof userEvent.setup>;

/** Puts words into a field at once: letter by letter, the page renders for each. */
export async function enter(user: User, field: HTMLElement, words: string): Promise<void> {
  await user.click(field);
  await user.paste(words);
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

export function errorOf(input: HTMLElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const error = ids.map((id) => document.getElementById(id)).find((element) => element?.className === 'err');
  return error?.textContent ?? '';
}
