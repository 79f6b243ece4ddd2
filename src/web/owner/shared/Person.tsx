interface PersonProps {
  readonly firstName: string | null;
  /** Masked. */
  readonly address: string;
}

/** A row's person, on the front desk and in the list of invitations. */
export function Person({ firstName, address }: PersonProps) {
  return (
    <>
      {firstName ? (
        <>
          <b dir="auto">{firstName}</b>{' '}
        </>
      ) : null}
      <b dir="ltr">{address}</b>
    </>
  );
}

export const personWords = ({ firstName, address }: PersonProps): string =>
  firstName ? `${firstName}, ${address}` : address;
