import { spinnerText } from './text.ts';

export function Spinner({ inline = false, label = spinnerText }: { inline?: boolean; label?: string }) {
  if (inline) return <span className="spin" aria-hidden="true" />;
  return (
    <div className="waiting" role="status">
      <span className="spin" aria-hidden="true" />
      <span className="soft">{label}</span>
    </div>
  );
}
