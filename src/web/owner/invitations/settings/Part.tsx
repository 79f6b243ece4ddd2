import { type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One card of the settings. */
export function Part({ title, children }: PartProps) {
  const id = useId();
  return (
    <section className="card form" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
