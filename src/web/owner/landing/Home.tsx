export function Home() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Home</h1>
      </div>
    </div>
  );
}
