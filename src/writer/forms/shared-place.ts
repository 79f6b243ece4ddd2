import type { FormsOf } from '../form-types.ts';

/** Remarks about the place, the offer and the price that several industries share. */
export const sharedPlaceForms = {
  'easy-to-find': {
    label: 'Easy to find', tone: 'good', topic: 'place',
    thing: ['*easy to find'],
    plain: ['it | is *easy to find', 'the place | is *easy to find'],
    past: ['it | was *easy to find', 'the place | was *easy to find'],
  },
  'hard-to-park': {
    label: 'Hard to park', tone: 'critical', topic: 'place',
    thing: ['*hard to park', '*tough parking', '*bad parking'],
    plain: ['it | is *hard to park', 'parking | is *tough', 'parking | is *hard to find'],
    past: ['it | was *hard to park', 'parking | was *tough', '{I} | had a *hard time parking'],
  },
  'clean-rooms': {
    label: 'Clean rooms', tone: 'good', topic: 'place',
    thing: ['*clean rooms', '*clean place'],
    plain: ['the place | is *clean', 'it | is *clean', 'rooms | are *clean'],
    past: ['the place | was *clean', 'it | was *clean', 'rooms | were *clean'],
  },
  'clean-place': {
    label: 'Clean place', tone: 'good', topic: 'place',
    thing: ['*clean place', '*clean and tidy'],
    plain: ['the place | is *clean', 'it | is *clean'],
    past: ['the place | was *clean', 'it | was *clean'],
  },
  'clean-store': {
    label: 'Clean store', tone: 'good', topic: 'place',
    thing: ['*clean store'],
    plain: ['the store | is *clean', 'store | is *clean'],
    past: ['the store | was *clean'],
  },
  'calm-atmosphere': {
    label: 'Calm place', was: 'Calm atmosphere', tone: 'good', topic: 'place',
    thing: ['*calm place', '*calm atmosphere'],
    plain: ['it | is *calm', 'the place | is *calm', 'it | is a *calm place'],
    past: ['it | was *calm', 'the place | was *calm'],
  },
  'relaxing-visit': {
    label: 'Relaxing', was: 'Relaxing visit', tone: 'good', topic: 'place',
    thing: ['*relaxing'],
    plain: ['it | is *relaxing'],
    you: ['you | can *relax'],
    past: ['it | was *relaxing', '{I} | could *relax'],
  },
  'good-equipment': {
    label: 'Good equipment', tone: 'good', topic: 'place',
    thing: ['*good equipment'],
    plain: ['the equipment | is *good', 'they | have *good equipment'],
    past: ['the equipment | was *good', 'they | had *good equipment'],
  },
  'well-stocked': {
    label: 'Well stocked', tone: 'good', topic: 'product',
    thing: ['*well stocked'],
    plain: ['they | are *well stocked', 'the store | is *well stocked'],
    past: ['they | were *well stocked', 'the store | was *well stocked'],
  },
  'good-selection': {
    label: 'Good selection', tone: 'good', topic: 'product',
    thing: ['*good selection', '*lots to choose from'],
    plain: ['the selection | is *good', 'they | have a *good selection'],
    past: ['the selection | was *good', 'they | had a *good selection'],
  },
  'limited-stock': {
    label: 'Small selection', was: 'Limited stock', tone: 'critical', topic: 'product',
    thing: ['*small selection', 'not much to choose from~'],
    plain: ['the selection | is *small', "they | don't have much to choose from~"],
    past: ['the selection | was *small', "they | didn't have much to choose from~"],
  },
  'fair-prices': {
    label: 'Fair prices', tone: 'good', topic: 'price',
    thing: ['*fair prices', '*fair price'],
    plain: ['prices | are *fair', 'the prices | are *fair'],
    past: ['prices | were *fair', 'the price | was *fair'],
  },
  'a-bit-pricey': {
    label: 'A bit pricey', tone: 'critical', topic: 'price',
    thing: ['a bit *pricey', 'a little *pricey', 'a bit *expensive'],
    plain: ['it | is a bit *pricey', 'prices | are a bit *high', 'it | is a little *expensive'],
    past: ['it | was a bit *pricey', 'it | was a little *expensive', 'the price | was a bit *high'],
  },
  'clear-prices': {
    label: 'Upfront about prices', was: 'Clear prices', tone: 'good', topic: 'price',
    thing: ['*upfront about prices', '*clear prices'],
    doing: ['told {me} the price *up front'],
    plain: ['prices | are *clear', 'they | are *upfront about prices'],
    you: ['they | tell you the price *up front'],
    past: ['prices | were *clear', 'they | were *upfront about the price', 'they | told {me} the price *up front'],
  },
  'great-experience': {
    label: 'Great experience', tone: 'good', topic: 'verdict',
    thing: ['*great place', '*great experience'],
    plain: ['it | is a *great place'],
    past: ['it | was a *great experience', '{I} | had a *great experience'],
  },
  'would-come-back': {
    label: 'Would come back', tone: 'good', topic: 'verdict',
    thing: ['will *definitely be back'],
    plain: ['{I} | will *be back', '{I} | would *come back'],
    past: ['{I} | will *be back'],
  },
  'would-not-come-back': {
    label: 'Would not come back', tone: 'critical', topic: 'verdict',
    thing: ["won't *be back"],
    plain: ["{I} | won't *be back", "{I} | wouldn't *come back"],
    past: ["{I} | won't *be back"],
  },
} as const satisfies FormsOf;
