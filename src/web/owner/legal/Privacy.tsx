export function Privacy() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Privacy Policy</h1>
      </div>
    </div>
  );
}
