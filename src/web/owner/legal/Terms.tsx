export function Terms() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Terms and Conditions</h1>
      </div>
    </div>
  );
}
