export function Admin() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Admin Dashboard</h1>
      </div>
    </div>
  );
}
