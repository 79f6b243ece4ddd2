import { invitationMax } from '../../contract/invitations/limits.ts';
import { isFirstName } from '../../contract/stranger-words.ts';

/** What programs write where they have no name. */
const placeholders =
  /^(null|none|unknown|undefined|test|tester|testing|no name|noname|first ?name|name|patient|customer|client|guest|mrs?|ms|dr|unbekannt|kein|keine|vorname|desconocid[oa]|nombre|ningun[oa]?|inconnue?)\.?$/i;
/** Names too, when they are written like one: Na, Nan, Nil. */
const shoutedPlaceholders = /^(na|nan|nil|NA|NAN|NaN|NIL)$/;

/** MAX becomes Max. Two capitals are initials: TJ stays. */
const withoutShouting = (name: string): string =>
  name === name.toUpperCase() && name !== name.toLowerCase()
    ? name.replace(/\p{L}{3,}/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase())
    : name;

export function usableName(typed: string | null | undefined): string | null {
  const name = (typed ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
  if (
    !isFirstName(name) ||
    name.length > invitationMax.firstName ||
    placeholders.test(name) ||
    shoutedPlaceholders.test(name)
  )
    return null;
  return withoutShouting(name);
}
