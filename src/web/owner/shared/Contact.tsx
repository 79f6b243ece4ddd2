import type { ReactNode } from 'react';
import { installation, isPrerendered } from '../../lib/installation.ts';

/** A prerendered page has it between markers, so that the server can remove it. */
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
