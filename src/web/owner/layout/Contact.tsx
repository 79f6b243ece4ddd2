import type { ReactNode } from 'react';
import { installation, isPrerendered } from '../../lib/installation.ts';

/** Rendered if a contact email is configured. A prerendered page has it between marks, so that the server can remove it. */
export function Contact({ children }: { children: ReactNode }) {
  if (!isPrerendered) return installation.contactEmail ? children : null;
  return (
    <>
      <template data-mark="contact" />
      {children}
      <template data-mark="/contact" />
    </>
  );
}
