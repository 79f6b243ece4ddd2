export function Landing() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Landing</h1>
      </div>
    </div>
  );
}
