/** `printed`: the sentence of the draft, or null when the phrase must be refused. `note`: the line about privacy is shown; absent when either is right. */
interface FreshPhrase {
  typed: string;
  printed: string | null;
  note?: boolean;
}

/** What customers may type under Other, collected before the rules were read. */
export const freshPhrases: readonly FreshPhrase[] = [
  { typed: 'freindly ppl', printed: 'Freindly ppl.', note: false },
  { typed: 'receptionist was vey sweet', printed: 'Receptionist was vey sweet.', note: false },
  { typed: 'they exlpained evrything', printed: 'They exlpained evrything.', note: false },
  { typed: 'no wiat at all', printed: 'No wiat at all.', note: false },
  { typed: 'apointment on time', printed: 'Apointment on time.', note: false },
  { typed: 'realy carefull with my teeth', printed: 'Realy carefull with my teeth.', note: false },
  { typed: 'definately gentle', printed: 'Definately gentle.', note: false },
  { typed: 'thier coffee was grate', printed: 'Thier coffee was grate.', note: false },

  { typed: 'lowkey obsessed', printed: 'Lowkey obsessed.', note: false },
  { typed: '10/10 no notes', printed: '10/10 no notes.', note: false },
  { typed: 'chill vibe tbh', printed: 'Chill vibe tbh.', note: false },
  { typed: 'slaps fr fr', printed: 'Slaps fr fr.', note: false },
  { typed: 'they got u', printed: 'They got u.', note: false },
  { typed: 'staff was on point 👌', printed: 'Staff was on point 👌', note: false },
  { typed: 'bit meh ngl', printed: 'Bit meh ngl.', note: false },
  { typed: 'these folks rock!', printed: 'These folks rock!', note: false },

  { typed: 'NO LINE', printed: 'No line.', note: false },
  { typed: 'BEST HAIRCUT IN YEARS!!!', printed: 'Best haircut in years!!!', note: false },
  { typed: 'Got My MRI Results Fast', printed: 'Got my MRI results fast.' },
  { typed: 'OK FOR KIDS', printed: 'OK for kids.', note: false },
  { typed: 'I FELT AT HOME', printed: 'I felt at home.', note: false },
  { typed: 'AC FIXED SAME DAY', printed: 'AC fixed same day.', note: false },
  { typed: "It's where I'm going FROM NOW ON", printed: "It's where I'm going from now on.", note: false },
  { typed: 'FREE WIFI', printed: 'Free wifi.', note: false },

  { typed: 'très bon accueil', printed: 'Très bon accueil.', note: false },
  { typed: 'очень вежливый персонал', printed: 'Очень вежливый персонал.', note: false },
  { typed: '医生很耐心', printed: '医生很耐心。', note: false },
  { typed: '親切なスタッフ', printed: '親切なスタッフ。', note: false },
  { typed: 'طاقم لطيف', printed: 'طاقم لطيف.', note: false },
  { typed: 'atenção aos detalhes', printed: 'Atenção aos detalhes.', note: false },
  { typed: 'बहुत अच्छी सेवा', printed: 'बहुत अच्छी सेवा।', note: false },
  { typed: '¡qué buen trato!', printed: '¡Qué buen trato!', note: false },

  { typed: 'treated my eczema', printed: 'Treated my eczema.', note: true },
  { typed: 'good with my panic attacks', printed: 'Good with my panic attacks.', note: true },
  { typed: "my son's adhd", printed: "My son's ADHD.", note: true },
  { typed: 'gentle during my pap smear', printed: 'Gentle during my pap smear.', note: true },
  { typed: 'my knee feels better', printed: 'My knee feels better.' },
  { typed: 'they found my thyroid lump', printed: 'They found my thyroid lump.', note: true },
  { typed: 'helped me quit smoking', printed: 'Helped me quit smoking.' },
  { typed: 'calm about my pregnancy', printed: 'Calm about my pregnancy.', note: true },

  { typed: 'what a clown show', printed: 'What a clown show.', note: false },
  { typed: 'they stole my tips', printed: 'They stole my tips.', note: true },
  { typed: 'doctor was drunk', printed: 'Doctor was drunk.' },
  { typed: 'scammers', printed: 'Scammers.', note: true },
  { typed: 'overcharged and lied about it', printed: 'Overcharged and lied about it.', note: true },
  { typed: 'worst plumber ever', printed: 'Worst plumber ever.', note: false },
  { typed: 'the guy was a creep', printed: 'The guy was a creep.' },
  { typed: 'bunch of racists', printed: 'Bunch of racists.' },

  { typed: 'www.cheap-smiles.biz', printed: null },
  { typed: 'call me 555-010-0148', printed: null },
  { typed: 'book at bit.ly/3xYz', printed: null },
  { typed: 'me@dana.example', printed: null },
  { typed: '!!!???', printed: null },
  { typed: '😀😀😀', printed: null },

  { typed: 'They let my dog wait inside with me.', printed: 'They let my dog wait inside with me.', note: false },
  { typed: 'I never felt judged.', printed: 'I never felt judged.', note: false },
  { typed: 'We came in at 8 and left by 9.', printed: 'We came in at 8 and left by 9.', note: false },
  { typed: 'would you believe they had tea?', printed: 'Would you believe they had tea?', note: false },
  { typed: 'they said "no charge" and meant it', printed: 'They said "no charge" and meant it.', note: false },
  { typed: 'It was i who was late', printed: 'It was I who was late.', note: false },
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
