export function NotFound() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Page not found</h1>
      </div>
    </div>
  );
}
