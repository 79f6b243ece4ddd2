/** `invented`: words of the review that no choice covers. `neutral`: the invention leans on a choice in everyday words. */
export interface JudgedText {
  kind: 'honest' | 'plain' | 'neutral';
  business: string;
  choices: readonly string[];
  review: string;
  invented: string | null;
}

/** Written without knowledge of the checker's rules. */
export const judgedTexts: readonly JudgedText[] = [
  {
    kind: 'honest',
    business: 'Willow Street Family Dentistry',
    choices: ['Friendly staff', 'Short wait', 'Clean rooms', 'Gentle care'],
    review:
      "The staff were friendly and I didn't have to wait long. The rooms were clean, and the care I got was gentle.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Harbor Point Dental',
    choices: ['Felt listened to', 'Clear explanations', 'Hard to park', 'On time'],
    review:
      'I felt heard, everything was explained clearly, and my appointment started on time. Parking was difficult, though.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Maple Grove Dental Care',
    choices: ['Easy to book', 'A bit pricey', 'Put me at ease', 'Not rushed'],
    review:
      'Booking was simple. They helped me feel at ease and nobody hurried me along. It is a little on the expensive side.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Bright Creek Dentistry',
    choices: ['Kind dentist', 'Thorough', 'Fair prices', 'Helpful front desk'],
    review: 'Kind dentist, thorough work, helpful people at the front desk, and reasonable prices.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Oak Hill Family Dental',
    choices: ['Long wait', 'Friendly staff', 'Questions answered', 'Modern equipment'],
    review: 'I had a long wait, but the staff were friendly, my questions got answered, and the equipment is modern.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Riverside Smiles',
    choices: ['Hard to reach by phone', 'Gentle care', 'Clean rooms', 'Felt listened to'],
    review:
      "It's tough to get hold of them by phone. Once there, I felt listened to, the rooms were clean, and they treated me gently.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Cedar Lane Dental Studio',
    choices: ['Good with children', 'Easy to book', 'Friendly staff', 'Clear prices'],
    review:
      "They're good with kids, and the staff is friendly. Getting an appointment was easy and the prices were clear.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Northgate Dental Group',
    choices: ['Hard to get an appointment', 'Thorough', 'Kind dentist', 'Clear explanations'],
    review:
      "Getting an appointment isn't easy. Still, the dentist was kind and thorough and explained things in a way that was clear to me.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Sunnyside Dentistry',
    choices: ['Short wait', 'Felt rushed', 'Clean rooms', 'Fair prices'],
    review: "I didn't have long to wait, the rooms were clean, and the pricing seemed fair. I did feel rushed.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Pine Ridge Dental',
    choices: ['On time', 'Not rushed', 'Questions answered', 'A bit pricey'],
    review: "They took me on time, didn't rush me, and answered my questions. A bit pricey.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Willow Street Family Dentistry',
    choices: ['Put me at ease', 'Gentle care', 'Modern equipment', 'Hard to park'],
    review:
      'Finding a spot to park was hard. Inside, they use modern equipment, they have a gentle touch, and they put me at ease.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Harbor Point Dental',
    choices: ['Helpful front desk', 'Easy to book', 'Clear prices', 'Short wait'],
    review:
      'Easy to set up an appointment, and the people at the front desk are helpful. Prices were clear and the wait was short.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Maple Grove Dental Care',
    choices: ['Felt listened to', 'Thorough', 'Long wait', 'Fair prices'],
    review: 'They listened to me and were thorough, and I thought the prices were fair. The wait was long.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Bright Creek Dentistry',
    choices: ['Kind dentist', 'Good with children', 'Clean rooms', 'Hard to reach by phone'],
    review:
      'The dentist is kind and they know how to treat children well. Rooms were clean. Reaching them on the phone is hard.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Oak Hill Family Dental',
    choices: ['Clear explanations', 'Questions answered', 'Not rushed', 'Friendly staff'],
    review:
      "I didn't feel hurried. My questions were answered, the explanations made sense, and the people working there were friendly.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Riverside Smiles',
    choices: ['A bit pricey', 'Modern equipment', 'Thorough', 'On time'],
    review: "Slightly pricey, but they were punctual and thorough, and they've got up-to-date equipment.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Cedar Lane Dental Studio',
    choices: ['Hard to get an appointment', 'Helpful front desk', 'Gentle care', 'Put me at ease'],
    review: "It's difficult to get in, but the front desk was helpful, I was put at ease, and the care was gentle.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Northgate Dental Group',
    choices: ['Hard to park', 'Short wait', 'Kind dentist', 'Clear prices'],
    review:
      "Parking's a challenge. The wait was short, though, the dentist was kind, and it was clear what things cost.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Sunnyside Dentistry',
    choices: ['Friendly staff', 'Felt rushed', 'Modern equipment', 'Easy to book'],
    review: 'Easy booking, friendly staff, modern equipment. I just felt hurried during my visit.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Pine Ridge Dental',
    choices: ['Fair prices', 'Felt listened to', 'Put me at ease', 'Clean rooms'],
    review:
      'I felt like they listened to what I had to say, and they made me feel comfortable. The rooms are clean and the prices are fair.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Willow Street Family Dentistry',
    choices: ['Thorough', 'Questions answered', 'Long wait', 'Hard to park'],
    review:
      "Two things to know: it's hard to park and I waited a long time. On the plus side, they were thorough and answered what I asked.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Harbor Point Dental',
    choices: ['Gentle care', 'On time', 'Helpful front desk', 'Fair prices'],
    review: 'Gentle care at a fair price. My appointment ran on time and the folks at the front desk were helpful.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Maple Grove Dental Care',
    choices: ['Good with children', 'Not rushed', 'Clear explanations', 'A bit pricey'],
    review:
      "They have a nice way with children, they explain things clearly, and I didn't feel rushed. The cost is a touch high.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Bright Creek Dentistry',
    choices: ['Hard to reach by phone', 'Friendly staff', 'Thorough', 'Clear prices'],
    review:
      'Not easy to reach by phone. That said, the staff was friendly, they did a thorough job, and prices were easy to understand.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Oak Hill Family Dental',
    choices: ['Kind dentist', 'Short wait', 'Questions answered', 'Put me at ease'],
    review: 'My wait was short. The dentist was kind, answered my questions, and put me at ease.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Riverside Smiles',
    choices: ['Clean rooms', 'Modern equipment', 'Clear explanations', 'Hard to get an appointment'],
    review: 'Clean rooms and modern equipment, and they explained things clearly. It was hard to get an appointment.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Cedar Lane Dental Studio',
    choices: ['Easy to book', 'On time', 'Gentle care', 'Felt listened to'],
    review:
      'Making the appointment was easy, I was seen when I was supposed to be, and I felt listened to. They were gentle, too.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Northgate Dental Group',
    choices: ['Felt rushed', 'Helpful front desk', 'Hard to park', 'Clean rooms'],
    review: 'Helpful front desk and clean rooms. On the downside, parking was hard to find and I felt rushed.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Sunnyside Dentistry',
    choices: ['Long wait', 'A bit pricey', 'Kind dentist', 'Gentle care'],
    review:
      "I was in the waiting room for a long time and it's a bit pricey, but the dentist was kind and had a gentle touch.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Pine Ridge Dental',
    choices: ['Not rushed', 'Thorough', 'Friendly staff', 'Fair prices'],
    review: 'Nice people, reasonable rates. They were thorough and took their time with me.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Willow Street Family Dentistry',
    choices: ['Modern equipment', 'Short wait', 'Felt listened to', 'Good with children'],
    review:
      "The equipment's modern and I wasn't kept waiting long. They listened to me, and they're good with little ones.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Harbor Point Dental',
    choices: ['Clear prices', 'Questions answered', 'Hard to reach by phone', 'Put me at ease'],
    review:
      'The prices were transparent and I got answers to my questions. They put me at ease. Getting through by phone was hard, however.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Maple Grove Dental Care',
    choices: ['On time', 'Clean rooms', 'Kind dentist', 'Clear explanations'],
    review: 'They started on time, the rooms were clean, and the dentist was kind. Explanations were clear too.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Bright Creek Dentistry',
    choices: ['Hard to get an appointment', 'Not rushed', 'Felt listened to', 'Modern equipment'],
    review:
      'Appointments are hard to come by here. When I was in the chair, though, I felt heard and not rushed, and the equipment is modern.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Oak Hill Family Dental',
    choices: ['Easy to book', 'Hard to park', 'Questions answered', 'Gentle care'],
    review: 'Easy to book, hard to park. They were gentle with me and answered my questions.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Riverside Smiles',
    choices: ['Helpful front desk', 'Long wait', 'Good with children', 'Clear explanations'],
    review:
      "The person at the front desk was helpful, and they explained things clearly. They're good with children as well. I did have a long wait.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Cedar Lane Dental Studio',
    choices: ['A bit pricey', 'Friendly staff', 'Put me at ease', 'Thorough'],
    review: "I'd call it a bit pricey, but they were thorough, the staff was friendly, and I was made to feel at ease.",
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Northgate Dental Group',
    choices: ['Fair prices', 'Clear prices', 'Short wait', 'Not rushed'],
    review: 'Prices are both clear and fair. I got in without much of a wait, and nobody rushed me.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Sunnyside Dentistry',
    choices: ['Felt rushed', 'On time', 'Modern equipment', 'Clear prices'],
    review:
      'They saw me on time, the equipment is modern, and the prices were spelled out clearly. I did feel rushed, though.',
    invented: null,
  },
  {
    kind: 'honest',
    business: 'Pine Ridge Dental',
    choices: ['Kind dentist', 'Felt listened to', 'Easy to book', 'Clean rooms'],
    review:
      'Scheduling was easy and the rooms were clean. The dentist was kind, and I felt that I was being listened to.',
    invented: null,
  },
  {
    kind: 'plain',
    business: 'Willow Street Family Dentistry',
    choices: ['Friendly staff', 'Short wait', 'Clean rooms', 'Gentle care'],
    review: 'Friendly staff, clean rooms, and a short wait. They were gentle when they did my root canal.',
    invented: 'when they did my root canal',
  },
  {
    kind: 'plain',
    business: 'Harbor Point Dental',
    choices: ['Clear prices', 'Kind dentist', 'On time', 'Thorough'],
    review: 'The dentist was kind and thorough, and I was seen on time. Prices were clear: my bill came to $140.',
    invented: 'my bill came to $140',
  },
  {
    kind: 'plain',
    business: 'Maple Grove Dental Care',
    choices: ['Not rushed', 'Questions answered', 'Easy to book', 'Friendly staff'],
    review:
      "Easy to book and the staff was friendly. I didn't feel rushed and my questions were answered. The whole visit took about forty-five minutes.",
    invented: 'The whole visit took about forty-five minutes.',
  },
  {
    kind: 'plain',
    business: 'Bright Creek Dentistry',
    choices: ['Helpful front desk', 'Felt listened to', 'Gentle care', 'Fair prices'],
    review: 'Maria at the front desk was helpful. I felt listened to, the care was gentle, and the prices are fair.',
    invented: 'Maria',
  },
  {
    kind: 'plain',
    business: 'Oak Hill Family Dental',
    choices: ['Good with children', 'Clean rooms', 'Put me at ease', 'Short wait'],
    review:
      "The rooms were clean, the wait was short, and they put me at ease. They're good with children, and my daughter loved it there.",
    invented: 'my daughter loved it there',
  },
  {
    kind: 'plain',
    business: 'Riverside Smiles',
    choices: ['Kind dentist', 'Clear explanations', 'Modern equipment', 'Hard to park'],
    review:
      "Parking was hard, but the dentist was kind and explained things clearly, and the equipment is modern. I've been coming here for six years.",
    invented: "I've been coming here for six years.",
  },
  {
    kind: 'plain',
    business: 'Cedar Lane Dental Studio',
    choices: ['Thorough', 'On time', 'Gentle care', 'A bit pricey'],
    review: 'A bit pricey, but they were on time, gentle, and thorough. My toothache is finally gone.',
    invented: 'My toothache is finally gone.',
  },
  {
    kind: 'plain',
    business: 'Northgate Dental Group',
    choices: ['Felt listened to', 'Not rushed', 'Clean rooms', 'Easy to book'],
    review:
      'I felt listened to and not rushed, the rooms were clean, and booking was easy. Much better than my last dentist.',
    invented: 'Much better than my last dentist.',
  },
  {
    kind: 'plain',
    business: 'Sunnyside Dentistry',
    choices: ['Friendly staff', 'Fair prices', 'Questions answered', 'Short wait'],
    review: "Friendly people, fair prices, a short wait, and they answered my questions. I'd recommend them to anyone.",
    invented: "I'd recommend them to anyone.",
  },
  {
    kind: 'plain',
    business: 'Pine Ridge Dental',
    choices: ['Long wait', 'Clean rooms', 'Helpful front desk', 'Kind dentist'],
    review:
      'I had a long wait, but there was free coffee. The front desk was helpful, the dentist was kind, and the rooms were clean.',
    invented: 'but there was free coffee',
  },
  {
    kind: 'plain',
    business: 'Willow Street Family Dentistry',
    choices: ['Clear prices', 'Helpful front desk', 'Easy to book', 'Gentle care'],
    review:
      'The front desk was helpful and prices were clear, and they take my insurance. Easy to book, and the care was gentle.',
    invented: 'and they take my insurance',
  },
  {
    kind: 'plain',
    business: 'Harbor Point Dental',
    choices: ['On time', 'Put me at ease', 'Modern equipment', 'Friendly staff'],
    review: 'I went in last Tuesday and was seen on time. Friendly staff, modern equipment, and they put me at ease.',
    invented: 'last Tuesday',
  },
  {
    kind: 'plain',
    business: 'Maple Grove Dental Care',
    choices: ['Put me at ease', 'Kind dentist', 'Clear explanations', 'Clean rooms'],
    review:
      'I was terrified going in. The dentist was kind, explained things clearly, and put me at ease. The rooms were clean too.',
    invented: 'I was terrified going in.',
  },
  {
    kind: 'plain',
    business: 'Bright Creek Dentistry',
    choices: ['Hard to reach by phone', 'Thorough', 'Friendly staff', 'Fair prices'],
    review:
      "It's hard to reach them by phone. I had to call four times. The staff was friendly, though, the prices were fair, and they were thorough.",
    invented: 'I had to call four times.',
  },
  {
    kind: 'plain',
    business: 'Oak Hill Family Dental',
    choices: ['Hard to park', 'Short wait', 'Gentle care', 'Questions answered'],
    review:
      'Hard to park, so I ended up in the garage across the street. Short wait, gentle care, and my questions were answered.',
    invented: 'so I ended up in the garage across the street',
  },
  {
    kind: 'plain',
    business: 'Riverside Smiles',
    choices: ['Modern equipment', 'Thorough', 'Clear explanations', 'A bit pricey'],
    review:
      'Modern equipment, clear explanations, and thorough work, if a bit pricey. They showed me my X-rays on a big screen.',
    invented: 'They showed me my X-rays on a big screen.',
  },
  {
    kind: 'plain',
    business: 'Cedar Lane Dental Studio',
    choices: ['Hard to get an appointment', 'Kind dentist', 'Felt listened to', 'Clean rooms'],
    review:
      "It was hard to get an appointment because they're closed on Fridays. The dentist was kind, I felt listened to, and the rooms were clean.",
    invented: "because they're closed on Fridays",
  },
  {
    kind: 'plain',
    business: 'Northgate Dental Group',
    choices: ['Easy to book', 'On time', 'Friendly staff', 'Clear prices'],
    review:
      'I booked easily through their app. The staff was friendly, the prices were clear, and my visit started on time.',
    invented: 'through their app',
  },
  {
    kind: 'plain',
    business: 'Sunnyside Dentistry',
    choices: ['Gentle care', 'Not rushed', 'Put me at ease', 'Fair prices'],
    review:
      "Nobody rushed me, they put me at ease, and the prices were fair. The care was gentle and I didn't feel the needle at all.",
    invented: "I didn't feel the needle at all",
  },
  {
    kind: 'plain',
    business: 'Pine Ridge Dental',
    choices: ['Felt rushed', 'Clean rooms', 'Short wait', 'A bit pricey'],
    review: "Short wait and clean rooms, but I felt rushed and it was a bit pricey. I won't be going back.",
    invented: "I won't be going back.",
  },
  {
    kind: 'plain',
    business: 'Willow Street Family Dentistry',
    choices: ['Good with children', 'Friendly staff', 'Easy to book', 'Questions answered'],
    review:
      "Easy to book, friendly staff, and my questions were answered. They're good with children and hand out stickers afterward.",
    invented: 'hand out stickers afterward',
  },
  {
    kind: 'plain',
    business: 'Harbor Point Dental',
    choices: ['Fair prices', 'Clear prices', 'Kind dentist', 'Thorough'],
    review: 'The dentist was kind and thorough. Prices were clear and fair, and they let me pay in installments.',
    invented: 'they let me pay in installments',
  },
  {
    kind: 'plain',
    business: 'Maple Grove Dental Care',
    choices: ['Helpful front desk', 'Short wait', 'Clean rooms', 'Clear explanations'],
    review:
      'Helpful front desk, short wait, clean rooms, and clear explanations. My coworker told me about this place.',
    invented: 'My coworker told me about this place.',
  },
  {
    kind: 'plain',
    business: 'Bright Creek Dentistry',
    choices: ['Kind dentist', 'Gentle care', 'Questions answered', 'Hard to park'],
    review: 'The dentist, an older gentleman, was kind and gentle and answered my questions. It was hard to park.',
    invented: 'an older gentleman',
  },
  {
    kind: 'plain',
    business: 'Oak Hill Family Dental',
    choices: ['Long wait', 'Friendly staff', 'Modern equipment', 'Thorough'],
    review:
      'The wait was long because of an emergency patient ahead of me. The staff was friendly and thorough, and the equipment is modern.',
    invented: 'because of an emergency patient ahead of me',
  },
  {
    kind: 'plain',
    business: 'Riverside Smiles',
    choices: ['Felt listened to', 'Clear explanations', 'On time', 'Fair prices'],
    review: 'On time, fairly priced, and they listened to me and explained things clearly. I just moved to the area.',
    invented: 'I just moved to the area.',
  },
  {
    kind: 'plain',
    business: 'Cedar Lane Dental Studio',
    choices: ['Clean rooms', 'Modern equipment', 'Put me at ease', 'Easy to book'],
    review: 'Booking was easy. Clean rooms and modern equipment, and the soft music helped put me at ease.',
    invented: 'the soft music',
  },
  {
    kind: 'plain',
    business: 'Northgate Dental Group',
    choices: ['Thorough', 'Not rushed', 'Helpful front desk', 'A bit pricey'],
    review:
      "They were thorough and didn't rush me, and the front desk was helpful. A bit pricey. They caught a cavity nobody else had noticed.",
    invented: 'They caught a cavity nobody else had noticed.',
  },
  {
    kind: 'plain',
    business: 'Sunnyside Dentistry',
    choices: ['Friendly staff', 'Gentle care', 'Short wait', 'Clear prices'],
    review: 'Short wait, clear prices, friendly staff. The care was gentle, and my teeth look two shades whiter.',
    invented: 'my teeth look two shades whiter',
  },
  {
    kind: 'plain',
    business: 'Pine Ridge Dental',
    choices: ['Hard to reach by phone', 'Kind dentist', 'Clean rooms', 'Not rushed'],
    review:
      "They're hard to reach by phone, but the dentist was kind, the rooms were clean, and I wasn't rushed. They speak Spanish too.",
    invented: 'They speak Spanish too.',
  },
  {
    kind: 'plain',
    business: 'Willow Street Family Dentistry',
    choices: ['Questions answered', 'Thorough', 'Easy to book', 'Put me at ease'],
    review:
      'Easy to book, and they were thorough, put me at ease, and answered my questions. They followed up with a call the next day.',
    invented: 'They followed up with a call the next day.',
  },
  {
    kind: 'plain',
    business: 'Harbor Point Dental',
    choices: ['On time', 'Clean rooms', 'Fair prices', 'Gentle care'],
    review:
      'I was taken on time, the rooms were clean, the prices fair, and the care gentle. I already scheduled my next cleaning.',
    invented: 'I already scheduled my next cleaning.',
  },
  {
    kind: 'plain',
    business: 'Maple Grove Dental Care',
    choices: ['Hard to get an appointment', 'Friendly staff', 'Clear explanations', 'Modern equipment'],
    review:
      'Hard to get an appointment, and I waited three weeks for mine. Friendly staff, clear explanations, modern equipment.',
    invented: 'I waited three weeks for mine',
  },
  {
    kind: 'plain',
    business: 'Bright Creek Dentistry',
    choices: ['Felt rushed', 'Helpful front desk', 'On time', 'Clean rooms'],
    review:
      'They were on time, the rooms were clean, and the front desk was helpful. I felt rushed, and the dentist apologized for it.',
    invented: 'the dentist apologized for it',
  },
  {
    kind: 'plain',
    business: 'Oak Hill Family Dental',
    choices: ['Kind dentist', 'Felt listened to', 'Short wait', 'A bit pricey'],
    review: 'Short wait, kind dentist, and I felt listened to. A bit pricey, but they gave me a new-patient discount.',
    invented: 'they gave me a new-patient discount',
  },
  {
    kind: 'plain',
    business: 'Riverside Smiles',
    choices: ['Clear explanations', 'Gentle care', 'Good with children', 'Hard to park'],
    review:
      "Hard to park. They explained things clearly, were gentle, and are good with children. There's even a play corner with toys.",
    invented: "There's even a play corner with toys.",
  },
  {
    kind: 'plain',
    business: 'Cedar Lane Dental Studio',
    choices: ['Friendly staff', 'Put me at ease', 'Thorough', 'Clear prices'],
    review:
      'The staff was friendly and put me at ease, the prices were clear, and they were thorough. My husband is switching to them now.',
    invented: 'My husband is switching to them now.',
  },
  {
    kind: 'plain',
    business: 'Northgate Dental Group',
    choices: ['Easy to book', 'Short wait', 'Kind dentist', 'Clean rooms'],
    review: 'Easy booking, a short wait, clean rooms, and a kind dentist. I broke a tooth on a Sunday.',
    invented: 'I broke a tooth on a Sunday.',
  },
  {
    kind: 'plain',
    business: 'Sunnyside Dentistry',
    choices: ['Questions answered', 'Not rushed', 'Modern equipment', 'Fair prices'],
    review:
      "They answered my questions and didn't rush me. Modern equipment, fair prices, and the office is wheelchair accessible.",
    invented: 'the office is wheelchair accessible',
  },
  {
    kind: 'plain',
    business: 'Pine Ridge Dental',
    choices: ['Felt listened to', 'Helpful front desk', 'Gentle care', 'Long wait'],
    review:
      'The wait was long, but the front desk was helpful, I felt listened to, and the care was gentle. They mailed me the wrong bill afterward.',
    invented: 'They mailed me the wrong bill afterward.',
  },
  {
    kind: 'neutral',
    business: 'Willow Street Family Dentistry',
    choices: ['Friendly staff', 'Short wait', 'Clean rooms', 'Kind dentist'],
    review:
      'The wait was short, the rooms were clean, and the dentist was kind. The staff was friendly, at least most of them.',
    invented: 'at least most of them',
  },
  {
    kind: 'neutral',
    business: 'Harbor Point Dental',
    choices: ['Gentle care', 'Clear explanations', 'Easy to book', 'Fair prices'],
    review: 'Easy to book, fair prices, and clear explanations. The care was gentle until the very end.',
    invented: 'until the very end',
  },
  {
    kind: 'neutral',
    business: 'Maple Grove Dental Care',
    choices: ['Not rushed', 'Questions answered', 'On time', 'Clean rooms'],
    review:
      "They were on time, the rooms were clean, and they answered my questions. I wasn't rushed, even though they were busy.",
    invented: 'even though they were busy',
  },
  {
    kind: 'neutral',
    business: 'Bright Creek Dentistry',
    choices: ['Hard to park', 'Friendly staff', 'Thorough', 'Felt listened to'],
    review: 'The staff was friendly and thorough, and I felt listened to. It was hard to park, unless you come early.',
    invented: 'unless you come early',
  },
  {
    kind: 'neutral',
    business: 'Oak Hill Family Dental',
    choices: ['Short wait', 'Helpful front desk', 'Gentle care', 'Clear prices'],
    review:
      'The front desk was helpful, the prices were clear, and the care was gentle. The wait was short, shorter than I had expected.',
    invented: 'shorter than I had expected',
  },
  {
    kind: 'neutral',
    business: 'Riverside Smiles',
    choices: ['A bit pricey', 'Kind dentist', 'Modern equipment', 'Put me at ease'],
    review: "Kind dentist, modern equipment, and they put me at ease. It's a bit pricey, but worth it.",
    invented: 'but worth it',
  },
  {
    kind: 'neutral',
    business: 'Cedar Lane Dental Studio',
    choices: ['Felt listened to', 'Easy to book', 'Clean rooms', 'Clear explanations'],
    review: 'Booking was easy, the rooms were clean, and the explanations were clear. I felt listened to, for once.',
    invented: 'for once',
  },
  {
    kind: 'neutral',
    business: 'Northgate Dental Group',
    choices: ['Questions answered', 'Fair prices', 'Friendly staff', 'On time'],
    review:
      'The staff was friendly, the prices were fair, and I was seen on time. They answered my questions once I spoke up.',
    invented: 'once I spoke up',
  },
  {
    kind: 'neutral',
    business: 'Sunnyside Dentistry',
    choices: ['Long wait', 'Thorough', 'Kind dentist', 'Clean rooms'],
    review: 'The dentist was kind and thorough and the rooms were clean. The wait was long, but it always is.',
    invented: 'but it always is',
  },
  {
    kind: 'neutral',
    business: 'Pine Ridge Dental',
    choices: ['Clean rooms', 'Gentle care', 'Helpful front desk', 'Hard to park'],
    review:
      'Parking was hard, the front desk was helpful, and they were gentle. The rooms were clean, apart from the one at the back.',
    invented: 'apart from the one at the back',
  },
  {
    kind: 'neutral',
    business: 'Willow Street Family Dentistry',
    choices: ['Easy to book', 'Not rushed', 'Put me at ease', 'Fair prices'],
    review:
      "They put me at ease, didn't rush me, and charge fair prices. It was easy to book if you don't mind what day you get.",
    invented: "if you don't mind what day you get",
  },
  {
    kind: 'neutral',
    business: 'Harbor Point Dental',
    choices: ['Put me at ease', 'Modern equipment', 'Short wait', 'Friendly staff'],
    review:
      'The staff was friendly, the wait was short, and the equipment is modern. They put me at ease, though it took a while.',
    invented: 'though it took a while',
  },
  {
    kind: 'neutral',
    business: 'Maple Grove Dental Care',
    choices: ['Helpful front desk', 'Clear prices', 'Gentle care', 'Questions answered'],
    review:
      'Gentle care, clear prices, and my questions were answered. The front desk was helpful, more so than the others.',
    invented: 'more so than the others',
  },
  {
    kind: 'neutral',
    business: 'Bright Creek Dentistry',
    choices: ['Hard to reach by phone', 'Felt listened to', 'Thorough', 'Clean rooms'],
    review:
      "I felt listened to, they were thorough, and the rooms were clean. They're hard to reach by phone, mostly in the mornings.",
    invented: 'mostly in the mornings',
  },
  {
    kind: 'neutral',
    business: 'Oak Hill Family Dental',
    choices: ['Clear explanations', 'Kind dentist', 'On time', 'A bit pricey'],
    review: 'On time, kind dentist, a bit pricey. Things were explained clearly, but only at the second try.',
    invented: 'but only at the second try',
  },
  {
    kind: 'neutral',
    business: 'Riverside Smiles',
    choices: ['Good with children', 'Friendly staff', 'Short wait', 'Fair prices'],
    review:
      "Short wait, friendly staff, fair prices. They're good with children, though less so with the very small ones.",
    invented: 'though less so with the very small ones',
  },
  {
    kind: 'neutral',
    business: 'Cedar Lane Dental Studio',
    choices: ['Felt rushed', 'Clean rooms', 'Modern equipment', 'Easy to book'],
    review: 'Easy to book, with clean rooms and modern equipment. I felt rushed at first, but that got better.',
    invented: 'at first, but that got better',
  },
  {
    kind: 'neutral',
    business: 'Northgate Dental Group',
    choices: ['Hard to get an appointment', 'Gentle care', 'Kind dentist', 'Clear prices'],
    review:
      "The dentist was kind, the care was gentle, and the prices were clear. It's hard to get an appointment, just like everywhere else.",
    invented: 'just like everywhere else',
  },
  {
    kind: 'neutral',
    business: 'Sunnyside Dentistry',
    choices: ['Fair prices', 'Thorough', 'Not rushed', 'Helpful front desk'],
    review:
      "They were thorough and didn't rush me, and the front desk was helpful. The prices are fair for what you get around here.",
    invented: 'for what you get around here',
  },
  {
    kind: 'neutral',
    business: 'Pine Ridge Dental',
    choices: ['Thorough', 'On time', 'Questions answered', 'Clean rooms'],
    review:
      'I was seen on time, the rooms were clean, and my questions got answered. They were thorough, almost too much so.',
    invented: 'almost too much so',
  },
];
