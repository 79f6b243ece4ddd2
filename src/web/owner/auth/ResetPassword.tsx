export function ResetPassword() {
  return (
    <div className="wrap">
      <div className="head">
        <h1>Reset password</h1>
      </div>
    </div>
  );
}
