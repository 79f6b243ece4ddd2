import styles from './message.module.css';

export function Contact({ email, phone }: { readonly email: string; readonly phone: string }) {
  const digits = phone.replace(/[^\d+]/g, '');
  return (
    <p className={`soft ${styles.contact}`}>
      {email.includes('@') ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : null}
      {digits.length >= 3 ? <a href={`tel:${digits}`}>{phone}</a> : null}
    </p>
  );
}
