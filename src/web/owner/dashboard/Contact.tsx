export function Contact({ email, phone }: { readonly email: string; readonly phone: string }) {
  const digits = phone.replace(/[^\d+]/g, '');
  return (
    <p className="soft contact">
      {email.includes('@') ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : <span>{email}</span>}
      {digits.length >= 3 ? <a href={`tel:${digits}`}>{phone}</a> : <span>{phone}</span>}
    </p>
  );
}
