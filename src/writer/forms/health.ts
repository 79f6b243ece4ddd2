import type { FormsOf } from '../form-types.ts';

/** Practices, pharmacies, care at home and animal clinics. */
export const healthForms = {
  'gentle-care': {
    label: 'Gentle', was: 'Gentle care', tone: 'good', topic: 'people',
    adj: ['gentle'],
    thing: ['*gentle'],
    plain: ['they | are *gentle'],
    past: ['they | were *gentle'],
  },
  'put-me-at-ease': {
    label: 'Made me comfortable', was: 'Put me at ease', tone: 'good', topic: 'people',
    doing: ['made {me} feel *comfortable', '*put {me} at ease'],
    you: ['they | *put you at ease', 'they | make you feel *comfortable'],
    past: ['they | made {me} feel *comfortable', 'they | *put {me} at ease', '{I} | felt *comfortable'],
  },
  'kind-dentist': {
    label: 'Kind dentist', tone: 'good', topic: 'people',
    thing: ['*kind dentist', '*nice dentist'],
    plain: ['the dentist | is *kind', 'the dentist | is *nice', 'dentist | is *nice'],
    past: ['the dentist | was *kind', 'the dentist | was *nice', 'dentist | was *nice'],
  },
  'nice-hygienist': {
    label: 'Nice hygienist', tone: 'good', topic: 'people',
    thing: ['*nice hygienist', '*good hygienist'],
    plain: ['the hygienist | is *nice', 'hygienist | is *nice'],
    past: ['the hygienist | was *nice', 'hygienist | was *nice'],
  },
  thorough: {
    label: 'Thorough', tone: 'good', topic: 'people',
    adj: ['thorough'],
    thing: ['*thorough'],
    plain: ['they | are *thorough'],
    past: ['they | were *thorough'],
  },
  'modern-equipment': {
    label: 'Modern office', was: 'Modern equipment', tone: 'good', topic: 'place',
    thing: ['*modern office', '*modern equipment'],
    plain: ['the office | is *modern', 'the equipment | is *modern'],
    past: ['the office | was *modern', 'the equipment | was *modern'],
  },
  'kind-doctor': {
    label: 'Kind doctor', tone: 'good', topic: 'people',
    thing: ['*kind doctor', '*nice doctor'],
    plain: ['the doctor | is *kind', 'the doctor | is *nice', 'doctor | is *nice'],
    past: ['the doctor | was *kind', 'the doctor | was *nice', 'doctor | was *nice'],
  },
  'kind-caregivers': {
    label: 'Kind caregivers', tone: 'good', topic: 'people',
    thing: ['*kind caregivers', '*caring people'],
    plain: ['the caregivers | are *kind', 'the caregivers | are *caring'],
    past: ['the caregivers | were *kind', 'the caregivers | were *caring'],
  },
  'kind-therapist': {
    label: 'Kind therapist', tone: 'good', topic: 'people',
    thing: ['*kind therapist', '*nice therapist'],
    plain: ['the therapist | is *kind', 'the therapist | is *nice'],
    past: ['the therapist | was *kind', 'the therapist | was *nice', '{my} therapist | was *kind'],
  },
  'order-ready-on-time': {
    label: 'Order ready on time', was: 'Ready on time', tone: 'good', topic: 'time',
    doing: ['had it ready *on time'],
    plain: ['they | have things ready *on time'],
    you: ['they | have your order ready *on time'],
    past: ['{my} order | was ready *on time', 'they | had it ready *on time'],
  },
  'gentle-with-my-pet': {
    label: 'Gentle with my pet', tone: 'good', topic: 'people',
    thing: ['*gentle with animals', '*gentle with {my} pet'],
    plain: ['they | are *gentle with animals', 'they | are *good with animals'],
    past: ['they | were *gentle with {my} pet', 'they | were *good with {my} pet'],
  },
  'pet-felt-at-ease': {
    label: 'Pet was relaxed', was: 'Pet felt at ease', tone: 'good', topic: 'people',
    doing: ['kept {my} pet *calm'],
    plain: ['they | keep pets *calm'],
    you: ['they | keep your pet *calm'],
    past: ['they | kept {my} pet *calm', '{my} pet | was *relaxed there'],
  },
  'noisy-waiting-room': {
    label: 'Noisy waiting room', tone: 'critical', topic: 'place',
    thing: ['*noisy waiting room', '*loud waiting room'],
    plain: ['the waiting room | is *noisy', 'waiting room | is *loud'],
    past: ['the waiting room | was *noisy', 'waiting room | was *loud'],
  },
  'dental:clean-rooms': {
    label: 'Clean office', was: 'Clean rooms', tone: 'good', topic: 'place',
    thing: ['*clean office', '*clean place'],
    plain: ['the office | is *clean', 'office | is *clean', 'it | is *clean'],
    past: ['the office | was *clean', 'office | was *clean', 'it | was *clean'],
  },
  'healthcare:clean-rooms': {
    label: 'Clean office', was: 'Clean rooms', tone: 'good', topic: 'place',
    thing: ['*clean office', '*clean place'],
    plain: ['the office | is *clean', 'office | is *clean', 'it | is *clean'],
    past: ['the office | was *clean', 'office | was *clean', 'it | was *clean'],
  },
} as const satisfies FormsOf;
