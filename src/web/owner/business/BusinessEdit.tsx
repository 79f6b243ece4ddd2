export function BusinessEdit() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Edit Business</h1>
      </div>
    </div>
  );
}
