const google = { source: 'Google Maps policy', link: 'https://support.google.com/contributionpolicy/answer/7400114' };
const ftc = 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465';
const hipaa = { source: '45 CFR 164.502', link: 'https://www.ecfr.gov/current/title-45/section-164.502' };
const advice = { source: 'Advice', link: '/how-to' };

export type PolicyClause =
  | 'suppression'
  | 'incentive'
  | 'threat'
  | 'health'
  | 'identity'
  | 'solicitation'
  | 'publicReview'
  | 'tone';

interface ClauseText {
  readonly sentence: string;
  readonly source: string;
  readonly link: string;
}

const blocked = 'You can’t ask about a public review or offer anything for it.';

export const policyClauses: Readonly<Record<PolicyClause, ClauseText>> = {
  suppression: { sentence: blocked, ...google },
  incentive: { sentence: blocked, source: '16 CFR 465.4', link: `${ftc}/section-465.4` },
  threat: {
    sentence: 'You can’t threaten a customer because of a message or a review.',
    source: '16 CFR 465.7',
    link: `${ftc}/section-465.7`,
  },
  health: { sentence: 'This may name health details. Leave them out, even if the customer mentioned them.', ...hipaa },
  identity: { sentence: 'Anyone with the code can read this. Leave out names, dates and visits.', ...hipaa },
  solicitation: {
    sentence: 'Don’t ask for a review here. The customer already sees the public buttons.',
    ...google,
  },
  publicReview: {
    sentence: 'Don’t mention what customers post in public. This conversation is private.',
    ...google,
  },
  tone: { sentence: 'This may sound as if you do not believe the customer.', ...advice },
};
