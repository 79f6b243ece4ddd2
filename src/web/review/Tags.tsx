export function Tags({ labels }: { labels: readonly string[] }) {
  return (
    <div className="row">
      {labels.map((label) => (
        <span className="tag" key={label}>
          {label}
        </span>
      ))}
    </div>
  );
}
