import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface AdminPanelProps<Data> {
  readonly id: string;
  readonly title: string;
  readonly query: { readonly data: Data | undefined; readonly isError: boolean };
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

export function AdminPanel<Data>({ id, title, query: { data, isError }, failed, children }: AdminPanelProps<Data>) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {isError ? (
        <p className="box" role="alert">
          {failed}
        </p>
      ) : null}
      {data === undefined && !isError ? <Skeleton /> : null}
      {data === undefined ? null : children(data)}
    </section>
  );
}
