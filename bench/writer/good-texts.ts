type GoodText = { sentiments: readonly string[]; thankSomeone?: string; review: string };

/** Reviews as a careful person or model would write them: true to the choices, in words that are not those of the bank. */
export const goodTexts: readonly GoodText[] = [
  {
    sentiments: ['Friendly staff', 'Clear explanations', 'Long wait', 'Not rushed'],
    thankSomeone: 'Maria',
    review:
      'The staff were friendly and everything was explained clearly. The wait was longer than I would like, but I did not feel rushed once I was in. Thank you, Maria. That is how it went for me that time.',
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
    thankSomeone: 'Tom',
    review:
      'I felt welcome as soon as I walked in, and the place was calm. They answered all of my questions in a way I could follow. It was a bit pricey for me, but I can say I got what I came for. Thanks, Tom.',
  },
  {
    sentiments: ['Kind clinicians', 'Modern equipment', 'Clear prices', 'Easy to find'],
    review:
      'The clinicians were kind to me and the equipment looked modern. I knew the price before we started, which I liked. The practice was also easy to find, so the whole visit went well for me.',
  },
  {
    sentiments: ['Helpful reception', 'Good with children', 'Dated waiting room', 'On time'],
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
    thankSomeone: 'Ana',
    review:
      'Nobody hurried me, and each step was explained in words I could understand. The people at the practice were friendly and made me feel welcome from the moment I arrived. Many thanks to Ana for that.',
  },
  {
    sentiments: ['Clean rooms', 'A bit pricey', 'On time', 'Kind clinicians'],
    review:
      'My appointment started on time and the rooms were very clean. The clinicians were kind and took care with what they did. I did find it a little expensive, to be honest, but I left with a good feeling.',
  },
  {
    sentiments: ['Easy to book', 'Short wait', 'Questions answered', 'Hard to park'],
    review:
      'Making an appointment was easy and I did not have to wait long. I had a few questions and they were answered properly. The only thing I did not enjoy was that it was difficult to park close by.',
  },
  {
    sentiments: ['Calm atmosphere', 'Gentle care', 'Modern equipment', 'Helpful reception'],
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
    sentiments: ['Dated waiting room', 'Hard to park', 'A bit pricey', 'Kind clinicians'],
    review:
      'The clinicians were kind and I was glad of that. On the other side, the waiting room felt old, parking was a struggle, and the bill was a bit higher than I had hoped. So it was mixed for me.',
  },
  {
    sentiments: ['Welcoming', 'Easy to find', 'Short wait', 'Gentle care'],
    thankSomeone: 'Lee',
    review:
      'Easy to find, a warm welcome and almost no wait. That is how I would sum up my visit. The care was gentle as well, and I want to thank Lee, who was there for me on that day.',
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
    sentiments: ['Helpful reception', 'Easy to book', 'Clean rooms', 'Questions answered'],
    review:
      'The people at reception helped me straight away, and booking had been simple. Everything I saw was clean. I also got answers to my questions without having to push for them, which I appreciated a lot.',
  },
  {
    sentiments: ['Warm blanket', 'Friendly staff', 'On time', 'Gentle care'],
    review:
      'They started on time and the care was gentle. I will remember the warm blanket they gave me, it was a nice touch. The staff were friendly with me all the way through, so I left in a good mood.',
  },
  {
    sentiments: ['Kind clinicians', 'Not rushed', 'Easy to book', 'Hard to park'],
    thankSomeone: 'Rosa',
    review:
      'Booking was no trouble at all. Parking was tricky, so I walked the last bit. Inside, the clinicians were kind to me and took their time, and at no point did I feel rushed. Thank you so much, Rosa.',
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
    sentiments: ['Not rushed', 'Clean rooms', 'Kind clinicians', 'Long wait'],
    review:
      'The wait was long, I will not lie. After that nobody rushed me, and the clinicians were kind and took the time I needed. The rooms were clean as well, so all in all I was pleased with the visit.',
  },
  {
    sentiments: ['Easy to book', 'Felt listened to', 'Calm atmosphere', 'On time'],
    thankSomeone: 'Jo',
    review:
      'It was simple to book and they kept to the time they gave me. The atmosphere was relaxed and I felt taken seriously when I talked about what I wanted. Thanks to Jo and everyone else who was there.',
  },
  {
    sentiments: ['Questions answered', 'Hard to reach by phone', 'Welcoming', 'Gentle care'],
    review:
      'It took me a few calls to get through on the phone. In person it was another story: they welcomed me warmly, were gentle, and answered every question I had. That made up for it as far as I am concerned.',
  },
  {
    sentiments: ['Helpful reception', 'Modern equipment', 'A bit pricey', 'Short wait'],
    review:
      'The front desk helped me right away and the wait was short. I noticed that the equipment is modern. The price was a little high in my opinion, but I understood what it was for and that was fine with me.',
  },
  {
    sentiments: ['Clear explanations', 'Friendly staff', 'Hard to park', 'Clean rooms'],
    review:
      'Friendly people, clean rooms, and they explained what they were doing as they went along. I drove around for a bit because there was hardly any parking. If you can walk there, I think that would be easier.',
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
];
