import type { FormsOf } from '../form-types.ts';

/** Remarks about time, booking and replies that several industries share. */
export const sharedTimeForms = {
  'short-wait': {
    label: 'Short wait', tone: 'good', topic: 'time',
    thing: ['*short wait', 'not a long wait~', '*quick wait'],
    plain: ['the wait | is *short', 'wait | is *short'],
    you: ["you | don't wait long~"],
    past: ["{I} | didn't wait long~", 'the wait | was *short', "{I} | didn't have to wait long~"],
  },
  'long-wait': {
    label: 'Long wait', tone: 'critical', topic: 'time',
    thing: ['*long wait'],
    plain: ['the wait | is *long', 'wait | is *long'],
    you: ['you | wait *a while'],
    past: ['the wait | was *long', '{I} | waited *a long time', '{I} | had to wait *a long time'],
  },
  'on-time': {
    label: 'On time', tone: 'good', topic: 'time',
    thing: ['*on time'],
    doing: ['started *on time'],
    plain: ['they | are *on time', 'they | run *on time'],
    past: ['they | were *on time', 'it | started *on time'],
  },
  'arrived-on-time': {
    label: 'Showed up on time', was: 'Arrived on time', tone: 'good', topic: 'time',
    doing: ['showed up *on time', 'came *on time'],
    plain: ['they | show up *on time'],
    past: ['they | showed up *on time', 'they | came *on time', 'they | were here *on time'],
  },
  'arrived-late': {
    label: 'Showed up late', was: 'Arrived late', tone: 'critical', topic: 'time',
    doing: ['showed up *late', 'came *late'],
    past: ['they | showed up *late', 'they | came *late', 'they | were *late'],
  },
  'quick-service': {
    label: 'Fast', was: 'Quick service', tone: 'good', topic: 'time',
    adj: ['fast', 'quick'],
    thing: ['*fast service', '*quick service'],
    plain: ['service | is *fast', 'they | are *fast', 'they | are *quick'],
    past: ['service | was *fast', 'they | were *fast', 'they | were *quick'],
  },
  'quick-replies': {
    label: 'Quick to reply', was: 'Quick replies', tone: 'good', topic: 'time',
    thing: ['*quick to reply', '*quick replies'],
    doing: ['got back to {me} *fast'],
    plain: ['they | are *quick to reply', 'they | reply *fast'],
    you: ['they | get back to you *fast'],
    past: ['they | got back to {me} *fast', 'they | were *quick to reply', 'they | replied *fast'],
  },
  'slow-to-reply': {
    label: 'Slow to get back to me', was: 'Slow to reply', tone: 'critical', topic: 'time',
    thing: ['*slow to reply', '*slow to get back to {me}'],
    plain: ['they | are *slow to reply'],
    you: ['they | are *slow to get back to you'],
    past: ['they | were *slow to reply', 'they | were *slow to get back to {me}'],
  },
  'not-rushed': {
    label: "Didn't feel rushed", was: 'Not rushed', tone: 'good', topic: 'time',
    thing: ['not rushed~', 'no rush~'],
    doing: ["didn't rush {me}~"],
    plain: ['they | *take their time'],
    you: ["they | don't rush you~", "you | don't feel rushed~"],
    past: ["they | didn't rush {me}~", "{I} | didn't feel rushed~", 'they | *took their time'],
  },
  'felt-rushed': {
    label: 'Felt rushed', tone: 'critical', topic: 'time',
    doing: ['felt *rushed'],
    past: ['{I} | felt *rushed', 'it | felt *rushed'],
  },
  'easy-to-book': {
    label: 'Easy to book', tone: 'good', topic: 'time',
    thing: ['*easy to book', '*easy booking'],
    plain: ['it | is *easy to book', 'booking | is *easy'],
    past: ['it | was *easy to book', 'booking | was *easy'],
  },
  'hard-to-get-an-appointment': {
    label: 'Hard to get an appointment', tone: 'critical', topic: 'time',
    thing: ['*hard to get an appointment', '*hard to get in'],
    plain: ['it | is *hard to get an appointment', 'it | is *hard to get in'],
    past: ['it | was *hard to get an appointment', 'it | was *hard to get in'],
  },
  'hard-to-reach-by-phone': {
    label: 'Hard to get on the phone', was: 'Hard to reach by phone', tone: 'critical', topic: 'time',
    thing: ['*hard to get on the phone', '*hard to reach by phone'],
    plain: ['they | are *hard to get on the phone', 'they | are *hard to reach by phone'],
    past: ['they | were *hard to get on the phone', 'they | were *hard to reach by phone'],
  },
  'flexible-hours': {
    label: 'Flexible hours', tone: 'good', topic: 'time',
    thing: ['*flexible hours'],
    plain: ['the hours | are *flexible'],
    past: ['they | had *flexible hours'],
  },
  'a-lot-of-paperwork': {
    label: 'A lot of paperwork', tone: 'critical', topic: 'time',
    thing: ['*a lot of paperwork', '*lots of paperwork'],
    plain: ['there | is *a lot of paperwork'],
    past: ['there | was *a lot of paperwork', 'it | took *a lot of paperwork'],
  },
  'took-longer-than-expected': {
    label: 'Took longer than expected', tone: 'critical', topic: 'time',
    doing: ['took ^longer than expected', 'took ^longer than {I} thought'],
    past: ['it | took ^longer than expected', 'it | took ^longer than {I} expected', 'it | took ^longer than {I} thought'],
  },
} as const satisfies FormsOf;
