import { nameForStrangers, nameInBody, senderName, someBusiness } from '../../businesses/plain-name.ts';
import type { InvitationSettings } from '../../invitations/settings.ts';
import { mayMislead } from '../../stranger-words.ts';

interface Written extends Pick<InvitationSettings, 'namesBusiness' | 'ownSentence' | 'basis' | 'sendsReminder'> {
  readonly kind: 'invitation' | 'reminder';
  readonly product: string;
  /** The business's name as its owner typed it. */
  readonly name: string;
  readonly firstName: string | null;
  readonly postalAddress: string;
}

export interface InvitationWords {
  /** Without anything that a mail program takes for a link. */
  readonly name: string;
  /** Without the business's name when strangers may not see it as the sender. */
  readonly sender: string;
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly before: readonly string[];
  readonly button: string;
  readonly after: readonly string[];
  readonly from: string;
  readonly why: string;
  readonly stop: string;
}

const greeting = (firstName: string | null) => (firstName === null ? 'Hi,' : `Hi ${firstName},`);
const decide = 'It takes about a minute, and you decide whether anyone else gets to read it.';
const remind = (we: 'We' | 'we') =>
  `${we} asked a few days ago how we did. This is our only reminder. If you’d rather not answer, just ignore it.`;

const why = {
  agreed: (name: string) => `You’re getting this because you gave ${name} your email address.`,
  existing: (name: string) => `You’re getting this because you are a customer of ${name}. You can object at any time.`,
} as const;

/** The email as the customer reads it: sent by the server, and shown to the owner beside its settings. */
export function writeInvitation({ product, kind, firstName, postalAddress, ...settings }: Written): InvitationWords {
  const { namesBusiness, ownSentence, basis, sendsReminder } = settings;
  const named = nameInBody(product, settings.name);
  const name = named ?? someBusiness(product);
  const isReminder = kind === 'reminder';
  const long = isReminder ? `A quick reminder from ${name}` : `How did we do? A quick question from ${name}`;
  const short = isReminder ? 'A quick reminder' : 'A quick question';
  const reminder = firstName === null ? remind('We') : `${greeting(firstName)} ${remind('we')}`;
  return {
    name,
    sender: senderName(product, settings.name),
    subject: namesBusiness && nameForStrangers(product, settings.name) !== null ? long : short,
    preview: decide,
    before: isReminder
      ? [reminder]
      : [greeting(firstName), `How did we do? We’d like to hear from you, good or bad. ${decide}`],
    button: 'Tell us how it went',
    after: [
      'Nothing is posted for you. What you tap is counted without your name.',
      ...(ownSentence === '' || mayMislead(ownSentence) ? [] : [ownSentence]),
    ],
    from: `${name}, ${postalAddress}`,
    why: `${why[basis](named ?? `a business on ${product}`)}${sendsReminder && !isReminder ? ' We may remind you once.' : ''}`,
    stop: 'Stop these emails',
  };
}
