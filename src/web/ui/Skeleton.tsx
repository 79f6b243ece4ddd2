/** A grey bar in the place of words that are still to come. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`bone ${className}`} aria-hidden="true" />;
}
