interface EmailKind {
  /** `account`: erased with the account of the recipient. `business`: a mailbox may get them from several owners. */
  readonly belongsTo: 'account' | 'business';
  /** A person waits for it in front of a screen. Its first attempt alone is urgent. */
  readonly isUrgent?: true;
  /** Goes out after all other emails that are due. */
  readonly isBulk?: true;
  /** The recipient is a customer, so administrators do not see the subject. */
  readonly isToCustomer?: true;
  /** Tells the team about its customers. Not sent any more to people who lost access while it waited. */
  readonly isForTeam?: true;
  /** Announces several messages and holds nothing of any. */
  readonly isDigest?: true;
}

/** Every kind of email that Sayso sends. */
export const emailKinds = {
  registration: { belongsTo: 'account', isUrgent: true },
  unfinished: { belongsTo: 'account', isUrgent: true },
  reset: { belongsTo: 'account', isUrgent: true },
  'password changed': { belongsTo: 'account', isUrgent: true },
  'password off': { belongsTo: 'account', isUrgent: true },
  'second step changed': { belongsTo: 'account' },
  'recovery code used': { belongsTo: 'account' },
  'new browser': { belongsTo: 'account' },
  'passkey refused': { belongsTo: 'account' },
  'wrong codes': { belongsTo: 'account' },
  'lost device': { belongsTo: 'account', isUrgent: true },
  'second step off': { belongsTo: 'account' },
  'account invitation': { belongsTo: 'account', isUrgent: true },
  'team invitation': { belongsTo: 'business', isUrgent: true },
  ownership: { belongsTo: 'account' },
  'personal notice': { belongsTo: 'account', isForTeam: true },
  assigned: { belongsTo: 'account', isForTeam: true },
  'inbox summary': { belongsTo: 'account', isForTeam: true },
  monday: { belongsTo: 'account', isBulk: true, isForTeam: true },
  'backup late': { belongsTo: 'account' },
  'test invitation': { belongsTo: 'account' },
  'feedback address': { belongsTo: 'business' },
  feedback: { belongsTo: 'business', isForTeam: true },
  'feedback digest': { belongsTo: 'business', isDigest: true, isForTeam: true },
  'feedback waited': { belongsTo: 'business', isDigest: true, isForTeam: true },
  reply: { belongsTo: 'business', isToCustomer: true },
  invitation: { belongsTo: 'business', isBulk: true, isToCustomer: true },
} as const satisfies Record<string, EmailKind>;

export type EmailKindName = keyof typeof emailKinds;
export const emailKindNames = Object.keys(emailKinds) as [EmailKindName, ...EmailKindName[]];

const kindOf = (name: EmailKindName): EmailKind => emailKinds[name];

export function priorityOf(name: EmailKindName) {
  const { isBulk = false, isUrgent = false } = kindOf(name);
  return { isBulk, isUrgent };
}

/** An email of an unknown kind may hold anything, so it counts as a customer's. */
export const isToCustomer = (name: EmailKindName | ''): boolean => name === '' || kindOf(name).isToCustomer === true;

const namesOf = (isOne: (kind: EmailKind) => boolean): EmailKindName[] =>
  emailKindNames.filter((name) => isOne(kindOf(name)));
/** Emails that stay when the account of their recipient is erased. */
export const businessKinds = namesOf(({ belongsTo }) => belongsTo === 'business');
export const teamKinds = namesOf(({ isForTeam }) => isForTeam === true);
/** Emails for the team that go to a person and not to the address of a business. */
export const personalTeamKinds = namesOf(({ isForTeam, belongsTo }) => isForTeam === true && belongsTo === 'account');
export const digestKinds = namesOf(({ isDigest }) => isDigest === true);
