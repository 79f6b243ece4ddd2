type GoodText = { sentiments: readonly string[]; review: string };

/** Reviews as a careful person or model would write them: true to the choices, in words that are not those of the bank. */
export const goodTexts: readonly GoodText[] = [
  {
    sentiments: ['Friendly staff', 'Clear explanations', 'Long wait', 'Not rushed'],
    review:
      'The staff were friendly and everything was explained clearly. The wait was longer than I would like, but I did not feel rushed once I was in. That is how it went for me that time.',
  },
  {
    sentiments: ['Friendly staff', 'Clean rooms', 'Short wait', 'On time'],
    review:
      'I came in and was met by a friendly team. The rooms were clean, I hardly waited, and everything began on time. It was a simple visit and I was glad about how it all went from the start.',
  },
  {
    sentiments: ['Felt listened to', 'Gentle care', 'Hard to park', 'Easy to book'],
    review:
      'Booking was easy and they really listened to me. The care was gentle from beginning to end. Parking was hard to find, so leave yourself some time for it, but otherwise I was happy with my visit.',
  },
  {
    sentiments: ['Welcoming', 'Calm atmosphere', 'A bit pricey', 'Questions answered'],
    review:
      'I felt welcome as soon as I walked in, and the place was calm. They answered all of my questions in a way I could follow. It was a bit pricey for me, but I can say I got what I came for.',
  },
  {
    sentiments: ['Kind doctor', 'Modern equipment', 'Clear prices', 'Easy to find'],
    review:
      'The doctor was kind to me and the equipment looked modern. I knew the price before we started, which I liked. The practice was also easy to find, so the whole visit went well for me.',
  },
  {
    sentiments: ['Helpful front desk', 'Good with children', 'Dated waiting room', 'On time'],
    review:
      'Reception was very helpful and I was seen on time. They were good with the children who were there. The waiting room looks dated and could use an update, but it did not bother me too much.',
  },
  {
    sentiments: ['Felt rushed', 'Long wait', 'Friendly staff', 'Clean rooms'],
    review:
      'I had to wait a long time and then felt rushed once it was my turn. The staff were friendly though, and the rooms were clean. I hope they can find a way to take a little more time.',
  },
  {
    sentiments: ['Hard to reach by phone', 'Easy to find', 'Gentle care', 'Felt listened to'],
    review:
      'It was hard to reach them by phone, but the place itself was easy to find. Once there, I felt listened to and the care was gentle. I only wish that someone had picked up the phone sooner.',
  },
  {
    sentiments: ['Not rushed', 'Clear explanations', 'Friendly staff', 'Welcoming'],
    review:
      'Nobody hurried me, and each step was explained in words I could understand. The people at the practice were friendly and made me feel welcome from the moment I arrived.',
  },
  {
    sentiments: ['Clean rooms', 'A bit pricey', 'On time', 'Kind doctor'],
    review:
      'My appointment started on time and the rooms were very clean. The doctor was kind and took care with what they did. I did find it a little expensive, to be honest, but I left with a good feeling.',
  },
  {
    sentiments: ['Easy to book', 'Short wait', 'Questions answered', 'Hard to park'],
    review:
      'Making an appointment was easy and I did not have to wait long. I had a few questions and they were answered properly. The only thing I did not enjoy was that it was difficult to park close by.',
  },
  {
    sentiments: ['Calm atmosphere', 'Gentle care', 'Modern equipment', 'Helpful front desk'],
    review:
      'It felt calm in there, which helped me relax. The care was gentle and they used modern equipment. The front desk was helpful too when I needed something, so I can only say that I was pleased with it.',
  },
  {
    sentiments: ['Clear prices', 'Long wait', 'Friendly staff', 'Good with children'],
    review:
      'The prices were made clear to me up front, so there were no surprises. Staff were friendly and good with kids. The one thing I would change is the wait, which was quite long when I was there.',
  },
  {
    sentiments: ['Felt listened to', 'Questions answered', 'Not rushed', 'Clear explanations'],
    review:
      'What I liked is that they listened to me and answered my questions. They explained what they were doing and I never felt rushed. It was good to be able to say what was on my mind and be heard.',
  },
  {
    sentiments: ['Dated waiting room', 'Hard to park', 'A bit pricey', 'Kind doctor'],
    review:
      'The doctor was kind and I was glad of that. On the other side, the waiting room felt old, parking was a struggle, and the bill was a bit higher than I had hoped. So it was mixed for me.',
  },
  {
    sentiments: ['Welcoming', 'Easy to find', 'Short wait', 'Gentle care'],
    review:
      'Easy to find, a warm welcome and almost no wait. That is how I would sum up my visit. The care was gentle as well.',
  },
  {
    sentiments: ['On time', 'Friendly staff', 'Modern equipment', 'Hard to reach by phone'],
    review:
      'Getting through on the phone took me several tries, but after that it went well. I was seen on time by friendly people, and the equipment they used looked up to date to me. Good overall.',
  },
  {
    sentiments: ['Clean rooms', 'Calm atmosphere', 'Felt rushed', 'Clear prices'],
    review:
      'The rooms were spotless and the atmosphere was calm. I knew beforehand what it would cost. I did feel a little rushed during the visit itself, and I would have liked a bit more time to talk.',
  },
  {
    sentiments: ['Friendly staff', 'Felt listened to', 'Short wait', 'Long wait'],
    review:
      'The staff were friendly and I felt heard. The wait was a mixed thing: it was short at first, but then there was a long wait later on. I would still say that I was happy with how they treated me.',
  },
  {
    sentiments: ['Helpful front desk', 'Easy to book', 'Clean rooms', 'Questions answered'],
    review:
      'The people at reception helped me straight away, and booking had been simple. Everything I saw was clean. I also got answers to my questions without having to push for them, which I appreciated a lot.',
  },
  {
    sentiments: ['Warm blanket', 'Friendly staff', 'On time', 'Gentle care'],
    review:
      'They started on time and the care was gentle. I will remember the warm blanket they gave me, it was a nice touch. The staff were friendly with me all the way through, so I left in a good mood.',
  },
  {
    sentiments: ['Kind doctor', 'Not rushed', 'Easy to book', 'Hard to park'],
    review:
      'Booking was no trouble at all. Parking was tricky, so I walked the last bit. Inside, the doctor was kind to me and took their time, and at no point did I feel rushed.',
  },
  {
    sentiments: ['Good with children', 'Welcoming', 'Clean rooms', 'Short wait'],
    review:
      'This is a welcoming place, and they are good with children. I hardly had to wait, and the rooms were clean and tidy. It was all quite easy, and I am happy to share that here with others.',
  },
  {
    sentiments: ['Clear explanations', 'A bit pricey', 'Modern equipment', 'Calm atmosphere'],
    review:
      'They explained everything clearly and the equipment was modern. It was quiet and calm in the rooms, which I liked. The cost was somewhat high for me, but at least I understood what I was paying for.',
  },
  {
    sentiments: ['Long wait', 'Dated waiting room', 'Felt listened to', 'Gentle care'],
    review:
      'I waited a long while in a waiting room that looked old. Once it was my turn, things were different: they listened to me and the care was gentle. I am glad that I stayed and did not leave.',
  },
  {
    sentiments: ['Friendly staff', 'Easy to find', 'Clear prices', 'Felt rushed'],
    review:
      'I had no trouble finding the place and the staff were nice to me. They told me the price before anything was done. My visit did feel hurried, and I would have liked more time, but that is my only complaint.',
  },
  {
    sentiments: ['Not rushed', 'Clean rooms', 'Kind doctor', 'Long wait'],
    review:
      'The wait was long, I will not lie. After that nobody rushed me, and the doctor was kind and took the time I needed. The rooms were clean as well, so all in all I was pleased with the visit.',
  },
  {
    sentiments: ['Easy to book', 'Felt listened to', 'Calm atmosphere', 'On time'],
    review:
      'It was simple to book and they kept to the time they gave me. The atmosphere was relaxed and I felt taken seriously when I talked about what I wanted.',
  },
  {
    sentiments: ['Questions answered', 'Hard to reach by phone', 'Welcoming', 'Gentle care'],
    review:
      'It took me a few calls to get through on the phone. In person it was another story: they welcomed me warmly, were gentle, and answered every question I had. That made up for it as far as I am concerned.',
  },
  {
    sentiments: ['Helpful front desk', 'Modern equipment', 'A bit pricey', 'Short wait'],
    review:
      'The front desk helped me right away and the wait was short. I noticed that the equipment is modern. The price was a little high in my opinion, but I understood what it was for and that was fine with me.',
  },
  {
    sentiments: ['Clear explanations', 'Friendly staff', 'Hard to park', 'Clean rooms'],
    review:
      'Friendly people, clean rooms, and they explained what they were doing as they went along. I drove around for a bit because there was hardly any parking.',
  },
  {
    sentiments: ['Gentle care', 'Good with children', 'Easy to find', 'Calm atmosphere'],
    review:
      'They were gentle with me and I saw that they are good with children too. The office is easy to find and it was calm while I was there. I do not have anything to add, it was a good visit for me.',
  },
  {
    sentiments: ['Dated waiting room', 'Friendly staff', 'On time', 'Clear prices'],
    review:
      'The waiting room has an old look and worn furniture, to be honest. But the staff were friendly, I was called in on time, and the costs were clear from the start. In the end that is what mattered to me.',
  },
  {
    sentiments: ['Clear explanations', 'Friendly staff', 'Short wait', 'Clean rooms'],
    review:
      'The staff was friendly and walked me through everything in a way I could actually understand. I barely waited and the rooms were clean.',
  },
  {
    sentiments: ['On time', 'Friendly staff', 'Clear prices', 'Not rushed'],
    review:
      'My appointment began when it was supposed to and the staff was kind. I knew the cost up front and nobody rushed me.',
  },
  {
    sentiments: ['Dated waiting room', 'Long wait', 'Friendly staff', 'Fair prices'],
    review:
      'The waiting room is showing its age and I waited quite a while. The staff was friendly and the price was fair.',
  },
  {
    sentiments: ['Honest advice', 'Skilled mechanics', 'Fair prices', 'Quick service'],
    review:
      "I liked how straight they were with me about what my car needed. The mechanics clearly know what they're doing, they were quick, and the price was fair.",
  },
  {
    sentiments: ['No pressure to buy', 'Good selection', 'Slow checkout', 'Easy to find things'],
    review:
      'The store has a great selection and it was easy to track down what I came for. Checking out took a little too long, but nobody tried to push products on me.',
  },
  {
    sentiments: ['Short wait', 'Friendly staff', 'Gentle care', 'Clean rooms'],
    review: 'I was seen almost right away by friendly staff. They were gentle and the rooms were clean.',
  },
  {
    sentiments: ['Easy to book', 'Long wait', 'Not rushed', 'Questions answered'],
    review:
      'Booking was easy. The wait was long, but after that it went well. They took their time and answered all my questions.',
  },
  {
    sentiments: ['Hard to park', 'Friendly staff', 'Clear explanations', 'Helpful front desk'],
    review:
      'Parking was tough since there were not many spots. The front desk was helpful when I checked in, the staff was friendly and everything was explained clearly.',
  },
  {
    sentiments: ['Kept me informed', 'Quick service', 'Friendly staff', 'Fair prices'],
    review: 'I always knew what was going on. Quick service, friendly people and a fair price.',
  },
  {
    sentiments: ['Friendly staff', 'Clear explanations', 'Hard to park', 'Long wait'],
    review:
      'Parking was a pain and I had a long wait. Once I was seen the staff was friendly and they explained things in plain English.',
  },
];
