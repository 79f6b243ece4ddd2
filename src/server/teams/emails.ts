import { nameForStrangers, plainName } from '../../contract/businesses/plain-name.ts';
import { joinPath, paths, teamPath } from '../../contract/paths.ts';
import type { MemberRole } from '../../contract/permissions.ts';
import { roleNames, roleSummaries } from '../../contract/teams/roles-text.ts';
import { formatTime, monthDay } from '../../contract/time/zones.ts';
import type { Config } from '../config/config.ts';
import type { EmailKindName } from '../mail/kinds.ts';
import type { Email } from '../mail/outbox.ts';
import { emailBody } from '../mail/template.ts';

interface Words {
  readonly kind: EmailKindName;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link: string;
  readonly path: string;
  readonly after?: string;
}

interface To {
  readonly key: string;
  readonly recipient: string;
  readonly ownerId: number;
}

function email(config: Config, to: To, { kind, subject, paragraphs, link, path, after }: Words): Email {
  const { productName: product, publicUrl } = config;
  const content = {
    product,
    heading: subject,
    paragraphs,
    link: { label: link, address: new URL(path, publicUrl).href },
    ...(after === undefined ? {} : { after }),
    footer: `${product} at ${publicUrl.host}. You received this email because this address was entered there.`,
  };
  return { ...to, kind, subject, ...emailBody(content) };
}

const firstName = (name: string): string => name.split(' ')[0] || name;

const placesOf = (product: string, [first = '', ...others]: readonly string[]): string => {
  const name = nameForStrangers(product, first) ?? `a business on ${product}`;
  if (others.length === 0) return name;
  return others.length === 1 ? `${name} and 1 other business` : `${name} and ${others.length} other businesses`;
};

export interface InvitationWords {
  readonly inviterName: string;
  readonly businessNames: readonly string[];
  readonly role: MemberRole;
  readonly line: string;
  readonly token: string;
  readonly expiresAt: Date;
  readonly timeZone: string;
}

/** Sent to everyone alike: the inviter must not learn who has an account. */
const needsAccount = 'You can join with an account for this address. New accounts cannot be created at the moment.';

/** Reaches strangers. */
export function teamInvitationEmail(config: Config, to: To, words: InvitationWords): Email {
  const name = nameForStrangers(config.productName, words.inviterName);
  const inviter = name ?? 'Someone';
  const places = placesOf(config.productName, words.businessNames);
  const until = formatTime(words.expiresAt, words.timeZone, monthDay);
  return email(config, to, {
    kind: 'team invitation',
    subject: `${inviter} invited you to ${places}`,
    paragraphs: [
      `${inviter} invited you to join ${places} as ${roleNames[words.role]}. ${roleSummaries[words.role]}`,
      ...(words.line === '' ? [] : [`“${words.line}”`]),
      ...(config.registration === 'closed' ? [needsAccount] : []),
    ],
    link: 'See the invitation',
    path: joinPath(words.token),
    after: `This invitation expires on ${until}. If you don't ${name === null ? 'expect it' : `know ${firstName(name)}`}, you can ignore this email.`,
  });
}

interface Transfer {
  readonly businessId: number;
  readonly businessName: string;
  readonly newOwner: string;
  readonly formerOwner: string;
  readonly isByAdministrator: boolean;
}

export const newOwnerEmail = (config: Config, to: To, transfer: Transfer): Email => {
  const { businessId, businessName, formerOwner, isByAdministrator } = transfer;
  return email(config, to, {
    kind: 'ownership',
    subject: `You are now the owner of ${plainName(businessName)}`,
    paragraphs: [
      `${isByAdministrator ? 'An administrator of this site transferred the ownership' : 'The ownership went'} from ${plainName(formerOwner)} to you. You can change the team, see who did what, and delete the business.`,
      isByAdministrator
        ? 'Private messages and replies to invitations now go to this address.'
        : 'Private messages and replies to invitations go to the same addresses as before. You can change them in the settings of the business.',
    ],
    link: 'Open the team',
    path: teamPath(businessId),
  });
};

export const formerOwnerEmail = (
  config: Config,
  to: To,
  { businessName, newOwner, isByAdministrator }: Transfer,
): Email =>
  email(config, to, {
    kind: 'ownership',
    subject: `${plainName(businessName)} has a new owner`,
    paragraphs: [
      isByAdministrator
        ? `Your account is deactivated, and an administrator of this site transferred the ownership from you to ${plainName(newOwner)}. If this is wrong, tell the administrator now.`
        : `The ownership went from you to ${plainName(newOwner)}. If you did not do this, tell the administrator of this site now.`,
    ],
    link: 'Open your businesses',
    path: paths.dashboard,
  });
