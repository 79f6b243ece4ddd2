export function AuthOld() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Auth</h1>
      </div>
    </div>
  );
}
