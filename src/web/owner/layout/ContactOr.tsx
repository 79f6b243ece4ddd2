import type { ReactNode } from 'react';
import { installation, isBuiltAhead } from '../../lib/installation.ts';

/**
 * What names the contact address, or `fallback` where the installation has none. A page that is built ahead holds both
 * between marks, and the server leaves one out.
 */
export function ContactOr({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  if (!isBuiltAhead) return installation.contactEmail ? children : fallback;
  return (
    <>
      <template data-mark="contact" />
      {children}
      <template data-mark="/contact" />
      <template data-mark="no-contact" />
      {fallback}
      <template data-mark="/no-contact" />
    </>
  );
}
