export function BusinessSetup() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Business Setup</h1>
      </div>
    </div>
  );
}
