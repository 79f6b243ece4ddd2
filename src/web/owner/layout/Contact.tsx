import type { ReactNode } from 'react';
import { installation, isPrerendered } from '../../lib/installation.ts';

/**
 * What names the contact address, where the installation has one. A page that is built ahead holds it between marks,
 * and the server takes it out.
 */
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
