import { randomUUID } from 'node:crypto';
import { knownLanguage, languages } from '../../contract/languages/languages.ts';
import { serverTexts } from '../../contract/languages/server-texts.ts';
import { customerPath, invitationLink } from '../../contract/paths.ts';
import type { Config } from '../config/config.ts';
import { escapeHtml } from '../escape-html.ts';
import { bold, button, emailPage, gap, link as linkTo, paragraph, small } from '../mail/layout.ts';
import type { Email } from '../mail/outbox.ts';
import { unsubscribeAddress, unsubscribeHeaders } from '../mail/unsubscribe.ts';
import { ownerHash, personHash } from './person-hash.ts';
import { makePersonToken } from './person-token.ts';
import type { InvitingBusiness } from './settings-store.ts';

const typed = (line: string): string => paragraph(escapeHtml(line));

interface Recipient {
  readonly email: string;
  readonly firstName: string | null;
  readonly personHash: string;
  readonly language: string;
}

/** The same for everyone but the first name and the two links. */
export function invitationEmail(
  config: Config,
  business: InvitingBusiness,
  { email, firstName, personHash: hash, language }: Recipient,
  kind: 'invitation' | 'reminder',
  key: string,
  page?: string,
): Email {
  const { settings, postalAddress, repliesTo } = business;
  const token = makePersonToken(config.secretKey, {
    businessId: business.id,
    personHash: hash,
    ownerHash: ownerHash(config.secretKey, business.ownerId, email),
    ownerId: business.ownerId,
  });
  const { writeInvitation } = serverTexts[knownLanguage(language)];
  const words = writeInvitation({
    ...settings,
    product: config.productName,
    kind,
    name: business.name,
    firstName,
    postalAddress,
  });
  const { subject, preview, before, after, from, why } = words;
  const link = { label: words.button, address: page ?? new URL(invitationLink(token), config.publicUrl).href };
  const stop = { label: words.stop, address: unsubscribeAddress(config, token) };
  const text = [...before, `${link.label}:\n${link.address}`, ...after, from];
  return {
    kind: 'invitation',
    key,
    ownerId: business.ownerId,
    recipient: email,
    fromName: words.sender,
    ...(repliesTo === null ? {} : { replyTo: repliesTo }),
    subject,
    text: `${text.join('\n\n')}\n--\n${why} ${stop.label}: ${stop.address}`,
    html: emailPage({
      title: subject,
      preview,
      card: [paragraph(bold(words.name)), ...before.map(typed), button(link), gap, ...after.map(typed)],
      foot: [small(escapeHtml(from)), small(`${escapeHtml(why)} ${linkTo(stop.label, stop.address)}`)],
    }),
    headers: unsubscribeHeaders(config, token),
  };
}

/** To the owner, with links that count nothing: the public page, and a question to stop that they need not answer. */
export function testEmail(config: Config, business: InvitingBusiness, email: string): Email {
  const person = personHash(config.secretKey, business.id, email);
  const recipient = { email, firstName: null, personHash: person, language: languages[0] };
  const page = new URL(customerPath(business.slug), config.publicUrl).href;
  const message = invitationEmail(config, business, recipient, 'invitation', `test invitation ${randomUUID()}`, page);
  return { ...message, kind: 'test invitation' };
}
