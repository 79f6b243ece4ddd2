interface PersonProps {
  readonly firstName: string | null;
  /** Masked. */
  readonly address: string;
}

/** A row's person, on the front desk and in the list of invitations. */
export function Person({ firstName, address }: PersonProps) {
  if (!firstName) return <b dir="ltr">{address}</b>;
  return (
    <>
      <b dir="auto">{firstName}</b> <span dir="ltr">{address}</span>
    </>
  );
}

export const personWords = ({ firstName, address }: PersonProps): string =>
  firstName ? `${firstName}, ${address}` : address;
