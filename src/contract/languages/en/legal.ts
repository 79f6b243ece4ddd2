import { platformNames } from '../../platforms.ts';

interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalPage {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** The prerendered text of a legal page is between these, so that the operator's can replace it. */
export const legalMarks = { start: 'legal', end: '/legal' } as const;

export const legalText = {
  back: 'Back',
  effective: 'Effective May 1, 2025',
  ownEffective: (day: string, operator: string) => `Effective ${day} · ${operator}`,
  contactTitle: 'Contact',
  contact: 'Questions and requests about this page go to the operator of this site.',
  contactByMail: 'You can reach them at',
} as const;

export const privacyPage = (product: string): LegalPage => ({
  title: 'Privacy Policy',
  lead: `${product} is software that the operator of this site runs on a server of their own. This policy says what is stored there, why, for how long, and who can see it.`,
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        'The operator of this site is responsible for the data on this server. A business that uses the site is responsible for the private feedback that it receives through its page.',
      ],
    },
    {
      title: 'If you write a review',
      paragraphs: [
        `You need no account. The draft is made from what you tap or type, and it is posted only if you copy it and post it yourself. ${platformNames('and')} are reached by plain links; what you do there falls under their own policies.`,
      ],
      points: [
        'What you choose, and the name of a person whom you thank, are used to write your draft.',
        'Drafts are not kept under your name. So that two customers do not get the same words, fingerprints of the sentences are kept, from which the words cannot be read.',
        'One cookie with a random number keeps your visit from being counted twice. It holds nothing about you.',
        'Your choices and your text stay in the browser tab, so that a reload does not lose them, and go when you close it.',
      ],
    },
    {
      title: 'If you send private feedback',
      paragraphs: [
        'Your message, and the name, email address and phone number that you give, are stored for the business and may be sent to it by email. On this site, only the business and people with your code can read them. Please leave out medical details.',
        'After you send a message you see a code. Anyone who has it can read your message and the replies, write back, and delete the conversation for good. We store a hash of the code, and nothing is stored on your phone unless you save the code yourself. If you gave an email address, emails about replies contain the code.',
        'The business can write notes about your message that you do not see. It does not see when you open your page, and that page has no script and sets no cookie. Nothing connects your message to what you post in public.',
        'Messages, replies and notes are erased after the time that the operator has set, two years unless they chose otherwise. You can delete them earlier with your code. The business can too; ask the business if you have no code.',
      ],
    },
    {
      title: 'If a business invites you by email',
      paragraphs: [
        'A business that has your address can ask you how it did: one email, and one reminder at most. Your address, first name and language are stored for that, and who entered them. Each email has a link that stops them for good.',
        'The business sees a part of your address and whether the email went out. It does not see whether you opened it, opened the page, or answered. The emails hold no image and no link that counts you.',
        'Address and name are erased 30 days after the last email. A fingerprint from which your address cannot be read stays for half a year or as long as the business chose, up to a year, so that you are not asked again too soon. If you stopped the emails, it stays as long as the business, so that you get none.',
      ],
    },
    {
      title: 'If you have an account',
      paragraphs: ['We store what the account needs, and nothing else:'],
      points: [
        'Your name and email address. Your password only as a hash from which it cannot be read.',
        'The businesses that you set up: names, place, links, categories, logo and the address for feedback.',
        'Counts of drafts and of clicks for each business, without names. They count at once.',
        'Sums of visits and choices for each business, without names. They are shown the day after, for five people or more together.',
        'Cookies that keep you signed in, remember that this browser has signed in before, and tie a registration to this browser until it is verified.',
      ],
    },
    {
      title: 'Drafts by a language model',
      paragraphs: [
        'The operator may connect a language model of another company. It then receives the choices from the list and the name, kind and place of the business. It never receives a name to thank or words that a customer typed. Without such a model the drafts are written on this server.',
      ],
    },
    {
      title: 'Logs',
      paragraphs: [
        'The server keeps a technical log to find faults and to stop abuse. It stores IP addresses as hashes, and never passwords, codes or messages.',
      ],
    },
    {
      title: 'What we do not do',
      paragraphs: [],
      points: [
        'No advertising, no trackers, no scripts, fonts or pictures from other companies.',
        'No sale of data, and no sharing beyond what this page says and the law requires.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can ask the operator what is stored about you, have it corrected or erased, and get a copy. You can change your business at any time, delete it, and deactivate your account in Account Settings. You may also complain to the data protection authority of your country.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: ['If this policy changes, the date at its top changes too.'],
    },
  ],
});

export const termsPage = (product: string): LegalPage => ({
  title: 'Terms and Conditions',
  lead: `These Terms of Service apply between you and the operator of this site, who runs ${product} on a server of their own. By making an account you accept them.`,
  sections: [
    {
      title: 'What the service does',
      paragraphs: [
        `${product} gives a business a public page with a link and a QR code. Customers can tell there how it went, get a draft of a review to edit and post in their own name, or write to the business privately.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Give a real email address and keep your password to yourself. You are responsible for what is done with your account. Set up only businesses that you own or act for.',
      ],
    },
    {
      title: 'Honest reviews',
      paragraphs: ['You agree to these rules, and the pages are built so that they hold:'],
      points: [
        'Every customer may post a public review, happy or not. Do not hold anybody back, and do not ask only those who were satisfied.',
        'Offer no money, discount, gift or other reward for a review, and put no one under pressure.',
        'Post no review for a customer, for yourself or for your staff.',
        'Follow the rules of the platforms and the law of your country on consumer reviews.',
      ],
    },
    {
      title: 'What customers write',
      paragraphs: [
        'A draft is a suggestion. The person who posts it is responsible for it, so it must describe their own experience. What people write belongs to them. Private feedback goes to the business, which must keep it confidential and use it only to answer and to improve.',
      ],
    },
    {
      title: 'What you put on the site',
      paragraphs: [
        'Names, logos and links that you enter stay yours. You confirm that you may use them and let the site show them on your page. Links must lead to your own pages or to your profile on a review platform.',
      ],
    },
    {
      title: 'What is not allowed',
      paragraphs: [],
      points: [
        'Breaking the law, deceiving people, or posing as another business.',
        'Accessing other people’s accounts, overloading the service, or faking clicks.',
        'Collecting medical or other sensitive details through the feedback form.',
      ],
    },
    {
      title: 'Availability and changes',
      paragraphs: [
        'The operator takes care that the service works, but does not promise that it is always available or free of faults. Functions may change. The addresses on your posters stay as they are for as long as the site runs.',
      ],
    },
    {
      title: 'Ending',
      paragraphs: [
        'You can deactivate your account at any time. The operator can deactivate accounts that break these terms, and delete their data.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, the operator is not liable for lost profit, for reviews that people post or do not post, or for what review platforms do with them. Nothing here limits liability that cannot be limited by law.',
      ],
    },
    {
      title: 'Law',
      paragraphs: [
        'The law of the place where the operator is established applies. If one of these terms does not hold, the others still do.',
      ],
    },
  ],
});
