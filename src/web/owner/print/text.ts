/** Sentences on paper: the same for every business, without stars, rewards or a wish for praise. */
const english = {
  code: 'en',
  visit: ['How was ', 'your', ' visit?'],
  other: ['How was ', 'it', '?'],
  point: 'Point your phone’s camera at the code.',
  choose: 'Good or bad, you choose what you say.',
  chooseReader: 'Good or bad, you choose what you say, and whether anyone else gets to read it.',
  steps: [
    'Point your phone’s camera at the code.',
    'Tap good or not good, and say what was true for you.',
    'Make the words your own. Post them only if you want to.',
  ],
  scan: 'Scan with your camera.',
  noApp: 'No app, no sign-in. Or type this address:',
} as const;

type Sentences = {
  readonly [Name in keyof typeof english]: (typeof english)[Name] extends readonly [string, string, string]
    ? readonly [string, string, string]
    : string;
};

const spanish: Sentences = {
  code: 'es',
  visit: ['¿Cómo fue ', 'su', ' visita?'],
  other: ['¿Qué ', 'le', ' pareció?'],
  point: 'Apunte la cámara del teléfono al código. La página está en inglés.',
  choose: 'Bueno o malo, usted elige qué decir.',
  chooseReader: 'Bueno o malo, usted elige qué decir, y si alguien más puede leerlo.',
  steps: [
    'Apunte la cámara del teléfono al código. La página está en inglés.',
    'Indique si le fue bien o no, y qué fue cierto para usted.',
    'Haga suyas las palabras. Publíquelas solo si lo desea.',
  ],
  scan: 'Escanee con su cámara. La página está en inglés.',
  noApp: 'Sin aplicación ni registro. O escriba esta dirección:',
};

export type SheetSentences = Sentences;
export const sheetSentences = { en: [english], 'en-es': [english, spanish] } as const;

/** For the person who prints, so always in English. */
export const sheetText = {
  scansFrom: (distance: string) => `Scans from ${distance}`,
  qr: (name: string) => `QR code of the review page of ${name}`,
  fold: 'Fold',
  glue: 'Fold and glue under the first face',
  base: ['Base. Fold it under the tent.', 'Print on card of 200 g or more, without scaling.'],
} as const;

export const printText = {
  title: 'Print kit',
  loading: 'Loading the print kit',
  lead: 'Choose where it goes and what to print. The preview is exactly what prints.',
  place: 'Place',
  noPlace: 'Poster and link',
  editPlaces: 'Edit places',
  inactive: 'This business is inactive: its page shows a notice until you activate it.',
  retired: 'You retired this place. Its printed codes keep counting.',
  unknown: 'This place does not exist, so the preview counts as “Poster and link”.',
  placesFailed: 'Your places could not be loaded. You can print for “Poster and link”.',
  format: 'Print',
  formats: {
    poster: 'Poster with three steps',
    wall: 'Poster for a wall',
    card: { a4: 'Card, A6', letter: 'Card, 4 × 6 in' },
    cards: { a4: 'Four cards on A4', letter: 'Four cards on Letter' },
    tent: 'Table tent',
    stickers: '24 stickers',
    strip: 'Strip for invoices',
    tag: 'Address for an NFC tag',
  },
  hints: {
    poster: 'For a front desk or a door.',
    wall: 'For the wall of a waiting room. The words read from far away, the code scans from close by.',
    card: 'Prints on one card. Choose this size of paper in the print dialog.',
    cards: 'Cut along the lines.',
    tent: 'Two faces. Fold it along the lines and glue the last part.',
    stickers: {
      a4: 'Fits label sheets with 24 labels of 70 × 37 mm.',
      letter: 'For a full-sheet label. Cut along the lines.',
    },
    strip: 'Put it into your invoice template, 180 mm wide: SVG for print programs, PNG for Word and others.',
    tag: 'Phones open the page when they touch the tag.',
  },
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  languages: 'Languages',
  languageSets: { en: 'English', 'en-es': 'English and Spanish' },
  spanishHint: 'Your page is in English for now. The Spanish words on the print say so.',
  print: 'Print',
  scaling: 'In the print dialog, choose 100 % and no headers or footers.',
  preview: (format: string) => `Preview: ${format}`,
  svg: 'Download SVG',
  png: 'Download PNG',
  stripFailed: { title: 'Download Failed', body: 'Your browser could not draw the picture. Please try the SVG.' },
  tag: {
    title: 'Write this address to the tag',
    steps: [
      'Get a tag that can be written, such as NTAG215.',
      'In an app that writes NFC tags, choose to write a web address and paste this one.',
      'Hold the tag to the phone, then lock it so that nobody can change it.',
    ],
    link: 'Address of this place',
    copy: 'Copy',
    copied: 'Copied',
  },
} as const;
