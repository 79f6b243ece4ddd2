/** Words that a customer may type, as they are written inside a sentence. */
export const acronyms: ReadonlyMap<string, string> = new Map(
  [
    'MRI',
    'CT',
    'TV',
    'AC',
    'BBQ',
    'EV',
    'ID',
    'ER',
    'ICU',
    'ENT',
    'PT',
    'USA',
    'UK',
    'EKG',
    'ECG',
    'PCR',
    'IV',
    'GPS',
    'DIY',
    'VIP',
    'ATM',
    'LED',
    'HVAC',
    'SUV',
    'BMW',
    'LGBTQ',
    'LGBT',
    'ADHD',
    'PTSD',
    'NHS',
    'DJ',
    'PDF',
    'FAQ',
    'CEO',
    'HIIT',
    'ABC',
    'RV',
    'OBGYN',
    'CPR',
    'STD',
    'HIV',
    'COVID',
    'IPA',
    'TMJ',
    'USB',
    'OK',
    'XL',
    'NYC',
    'LA',
  ].map((word) => [word.toLowerCase(), word] as const),
);

export const capitals: ReadonlyMap<string, string> = new Map([
  ...[
    'I',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
    'January',
    'February',
    'April',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
    'English',
    'Spanish',
    'French',
    'German',
    'Italian',
    'Chinese',
    'Japanese',
    'Korean',
    'Mexican',
    'Indian',
    'Thai',
    'Greek',
    'American',
    'British',
    'Irish',
    'Vietnamese',
    'Polish',
    'Russian',
    'Arabic',
    'Portuguese',
    'Turkish',
    'Christmas',
    'Easter',
    'Halloween',
    'Google',
    'Dr',
    'Mr',
    'Mrs',
    'Ms',
    'Zumba',
    'Swedish',
    'Danish',
    'Dutch',
    'Latin',
    'European',
    'Asian',
    'African',
  ].map((word) => [word.toLowerCase(), word] as const),
  ['wifi', 'Wi-Fi'],
  ['wi-fi', 'Wi-Fi'],
  ['x-ray', 'X-ray'],
  ['x-rays', 'X-rays'],
  ["i'm", "I'm"],
  ["i've", "I've"],
]);

/** What a person feels, where 'I felt' is better than 'it was'. */
export const feelings: ReadonlySet<string> = new Set(
  'relaxed safe happy nervous disappointed calm comfortable welcome valued respected heard rushed ignored tired relieved confident informed anxious sad angry scared excited content grateful understood supported pampered refreshed confused uncomfortable unwelcome embarrassed satisfied pleased hopeful proud lonely stressed judged'.split(
    ' ',
  ),
);

/** Verbs that say what I did or felt: 'felt at home' is 'I felt at home'. */
export const ofMine: ReadonlySet<string> = new Set(
  'felt loved liked enjoyed learned laughed waited left got found slept cried hated appreciated trusted walked paid ate tried'.split(
    ' ',
  ),
);

/** Verbs that say what was done, by them or to me. */
export const ofTheirs: ReadonlySet<string> = new Set(
  'explained remembered answered fixed made treated greeted taken kept helped listened gave showed cleaned called served welcomed repaired saved cared respected ignored handled solved forgot refused charged offered brought let told'.split(
    ' ',
  ),
);

/** Words that open a whole statement. */
export const subjects: ReadonlySet<string> = new Set(
  'i we they he she it you everyone everybody everything nobody someone nothing this that these those there parking'.split(
    ' ',
  ),
);

/** Qualities that the grammar takes for something else. */
export const moreQualities: ReadonlySet<string> = new Set('chill cozy comfy pricey homey laid-back fun'.split(' '));
