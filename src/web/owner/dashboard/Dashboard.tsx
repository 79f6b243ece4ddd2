export function Dashboard() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>My Dashboard</h1>
      </div>
    </div>
  );
}
