export function AccountSettings() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Account Settings</h1>
      </div>
    </div>
  );
}
