/** `note`: the line about privacy is shown; absent when either is right. */
interface FreshPhrase {
  typed: string;
  isRefused?: true;
  note?: boolean;
}

/** What customers may type under Other, collected before the rules were read. */
export const freshPhrases: readonly FreshPhrase[] = [
  { typed: 'freindly ppl', note: false },
  { typed: 'receptionist was vey sweet', note: false },
  { typed: 'they exlpained evrything', note: false },
  { typed: 'no wiat at all', note: false },
  { typed: 'apointment on time', note: false },
  { typed: 'realy carefull with my teeth', note: false },
  { typed: 'definately gentle', note: false },
  { typed: 'thier coffee was grate', note: false },

  { typed: 'lowkey obsessed', note: false },
  { typed: '10/10 no notes', note: false },
  { typed: 'chill vibe tbh', note: false },
  { typed: 'slaps fr fr', note: false },
  { typed: 'they got u', note: false },
  { typed: 'staff was on point 👌', note: false },
  { typed: 'bit meh ngl', note: false },
  { typed: 'these folks rock!', note: false },

  { typed: 'NO LINE', note: false },
  { typed: 'BEST HAIRCUT IN YEARS!!!', note: false },
  { typed: 'Got My MRI Results Fast' },
  { typed: 'OK FOR KIDS', note: false },
  { typed: 'I FELT AT HOME', note: false },
  { typed: 'AC FIXED SAME DAY', note: false },
  { typed: "It's where I'm going FROM NOW ON", note: false },
  { typed: 'FREE WIFI', note: false },

  { typed: 'très bon accueil', note: false },
  { typed: 'очень вежливый персонал', note: false },
  { typed: '医生很耐心', note: false },
  { typed: '親切なスタッフ', note: false },
  { typed: 'طاقم لطيف', note: false },
  { typed: 'atenção aos detalhes', note: false },
  { typed: 'बहुत अच्छी सेवा', note: false },
  { typed: '¡qué buen trato!', note: false },

  { typed: 'treated my eczema', note: true },
  { typed: 'good with my panic attacks', note: true },
  { typed: "my son's adhd", note: true },
  { typed: 'gentle during my pap smear', note: true },
  { typed: 'my knee feels better' },
  { typed: 'they found my thyroid lump', note: true },
  { typed: 'helped me quit smoking' },
  { typed: 'calm about my pregnancy', note: true },

  { typed: 'what a clown show', note: false },
  { typed: 'they stole my tips', note: true },
  { typed: 'doctor was drunk' },
  { typed: 'scammers', note: true },
  { typed: 'overcharged and lied about it', note: true },
  { typed: 'worst plumber ever', note: false },
  { typed: 'the guy was a creep' },
  { typed: 'bunch of racists' },

  { typed: 'www.cheap-smiles.biz', isRefused: true },
  { typed: 'call me 555-010-0148', isRefused: true },
  { typed: 'book at bit.ly/3xYz', isRefused: true },
  { typed: 'me@dana.example', isRefused: true },
  { typed: '!!!???', isRefused: true },
  { typed: '😀😀😀', isRefused: true },

  { typed: 'They let my dog wait inside with me.', note: false },
  { typed: 'I never felt judged.', note: false },
  { typed: 'We came in at 8 and left by 9.', note: false },
  { typed: 'would you believe they had tea?', note: false },
  { typed: 'they said "no charge" and meant it', note: false },
  { typed: 'It was i who was late', note: false },
];

/** More health conditions and accusations. */
export const sensitivePhrases: readonly string[] = [
  'my lupus flare',
  'kidney stones gone',
  "mom's alzheimers",
  'bulimia support',
  'my hearing loss',
  'prostate exam was quick',
  'post partum help',
  'set my broken ankle',
  'they forged my signature',
  'he hit me',
  'tax evaders',
  'sold me drugs',
];
