export function Poster() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Poster</h1>
      </div>
    </div>
  );
}
