export function ReviewWizard() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Review Wizard</h1>
      </div>
    </div>
  );
}
