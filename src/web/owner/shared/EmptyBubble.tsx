import type { ReactNode } from 'react';

interface EmptyBubbleProps {
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}

export function EmptyBubble({ title, body, children }: EmptyBubbleProps) {
  return (
    <div className="empty">
      <p className="say" aria-hidden="true">
        …
      </p>
      <div>
        <h2>{title}</h2>
        <p className="soft">{body}</p>
      </div>
      {children}
    </div>
  );
}
