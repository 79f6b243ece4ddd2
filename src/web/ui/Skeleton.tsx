export function Skeleton({ className = '' }: { className?: string | undefined }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
