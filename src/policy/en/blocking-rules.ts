import type { PolicyRule } from '../linter.ts';
import { anyOf, say, saysNot, saysWhether, speaksOfItself } from './words.ts';

const publicThing = say(
  '{review}|google|yelp|facebook|posted|post|posts|postings?|online|our page|the web|doctolib|jameda|wrote|published|portals?|internet|listing|trustpilot|healthgrades|zocdoc|tripadvisor|nextdoor|instagram|tiktok|internet|public|publicly|comments?|remarks?',
);
const freely = anyOf(speaksOfItself, saysNot, saysWhether);

/** Asking to change, remove or not post a review; offering something in exchange; threats. */
export const blockingRules: readonly PolicyRule[] = [
  {
    id: 'remove-review',
    level: 'block',
    clause: 'suppression',
    in: {
      en: {
        patterns: [
          say(
            '{remove} (your|the|that|this|those|these|ur|any|google|yelp|facebook|bad|negative)( {noun}){0,6} {review}',
          ),
          say('{remove} {review}'),
          say('(takes|easy|simple|quick|steps|here is how) ~6 {remove} ~2 {review}'),
          say('how to (remove|delete|edit|change|update|withdraw|hide)( or [a-z]+)? (a|an|your|the) {review}'),
          say('(make|making|set|setting|switch|mark) {theReview} (private|invisible|hidden|not visible)'),
          say(
            '(take|taking|pull|pulling|bring|get|getting|have|having|want|wants) {theReview} ~4 (down|off|away|offline|back|out)',
          ),
          say('(take|taking|pull|pulling|bring|get|getting) ~6 (off|down from|away from|from) (of )?(the )?{place}'),
          say('{remove} ~6 (on|off|from|off of) (the )?{place}'),
          say(
            '(if|once|when|after|unless|until|as soon as) you ~4 {settled} ({theReview}|(your|the|that|this) (posts?|postings?|comments?))',
          ),
          say('{asking} ~4 (removal|deletion|withdrawal|retraction|takedown) (of|for) {theReview}'),
          say(
            '(if|unless|until) (your|the|that|this)( {noun}){0,6} {review} (is|has|does|are) not ~3 ({gone}|come|go)',
          ),
          say(
            '(if|unless|until|while|as long as) (your|the|that|this)( {noun}){0,6} {review} (stays|stay|remains|remain|is still|continues) ~1 (up|online|there|live|public|posted|visible)',
          ),
        ],
        unlessAfter: freely,
        unlessWith: /^(?:drop|clear)\S* a /,
        examples: ['Would you be willing to remove your review?', 'Could you take the 1-star review down?'],
        counterexamples: [
          'We will never ask you to remove your review.',
          'We have removed the charge from your account.',
          'You can delete your message on this page at any time.',
        ],
      },
    },
  },
  {
    id: 'remove-words',
    level: 'block',
    clause: 'suppression',
    in: {
      en: {
        patterns: [
          say('{ask} ~6 {remove} {words}'),
          say('{ask} ~6 (take|taking|walk) back (what|your|the|those|that|it)'),
          say('(any chance|any way|is it possible|possible) ~10 (be )?{gone}'),
          say('{ask} ~8 (take|taking|pull) {words} ~3 (down|off|offline|back|out)'),
          say(
            '(consider|upon|subject to|pending|conditional on|request|await|following|invite|invites|until) ~6 (withdrawal|deletion|removal|retraction|takedown)',
          ),
          say(
            '(ask|asks|request|requests|require|requires|confirm|insist|grateful|appreciate|better|demand|need) ~14 (be|are|is|was|were|been) {gone}',
          ),
          say(
            '(whether|if|think|about|reconsider) ~8 (needs?|should|has|have|must) (still )?(to )?(be|remain|remains|stay|stays) (there|visible|online|up|public|published)',
          ),
          say('if (it|that|this|they) (was|were|is|are) not there'),
          say('(only one|only person|one person) who can ~1 you'),
          say('(words?|language) ~8 (to leave|to have|standing) (on|in) (the )?{place}'),
          say('(take|taking|pull|pulling) {words} ~2 (down|off|offline|back)'),
          say('(\\.|so|then|therefore|now) {remove} {words}'),
          say('(expect|want|like) ({words}|{theReview}) to be {gone}'),
          say(
            '(think about|consider|sure|ask yourself) ~1 (whether|if|that) ~2 ({review}|posts?|postings?|comments?) ~3 (necessary|needed|fair|helpful|wise)',
          ),
          say('(makes?|making|see|watch) {words} (disappear|go away|vanish)'),
        ],
        unlessAfter: freely,
        onlyAbout: publicThing,
        examples: ['We saw your words on Google. Please take it down.', 'About your post: could you delete it?'],
        counterexamples: [
          'Please remove the cover and clean it weekly.',
          'We saw your post and took the old price list down. Please tell us if it is back.',
        ],
      },
    },
  },
  {
    id: 'change-review',
    level: 'block',
    clause: 'suppression',
    in: {
      en: {
        patterns: [
          say(
            '{change} (your|the|that|this|those|these|ur|google|yelp|facebook|bad|negative|low)( {noun}){0,6} {review}',
          ),
          say('{ask} ~6 {change} {review}'),
          say('(most|many|other|our|some) (customers|clients|patients|guests|people) ~4 {change} ~3 {review}'),
          say(
            '(please|kindly|could you|can you|would you|will you|possible for you to|our request|ask you|ask that you|suggest you|suggest that you|hope you|hope that you|want you to|like you to) ~8 (your|that|those|these)( {noun}){0,4} {review}',
          ),
          say('(edit|change|update|correction|adjustment|revision) ~3 would (mean|help|make)'),
          say(
            '(edit|change|update|correction|adjustment|revision|removal|deletion|withdrawal) (of|to|in|on) (your|the|that|this) ~2 ({review}|posts?|postings?|comments?|entry) ~2 (would|could|can|will|might|is|helps?)',
          ),
          say(
            '(right thing|decent thing|something|understanding|agreement) (about|with|on|over|regarding) ~3 {review}',
          ),
          say(
            '(hurts?|harms?|damages?|costs?|kills?) us ~8 {review}|{review} ~8 (hurts?|harms?|damages?|costs?|kills?|unfair to) us',
          ),
          say('switch (your|the|that) {review}'),
          say(
            '{asking} ~4 (revision|correction|update|change|edit|amendment|adjustment|changes|edits|updates) (of|to|for|on|in) {theReview}',
          ),
          say(
            '{ask} ~8 {review} (to|could|can|would|might|should|will|that) ~1 (reflect|reflects|show|say|mention|be (changed|higher|better|fairer))',
          ),
          say('{change} ~6 (on|at) (the )?(google|yelp|facebook|trustpilot|healthgrades|zocdoc|tripadvisor|nextdoor)'),
          say(
            '(hope|love|like|want|appreciate|see|ask|let) ~6 (your|the|that|this)( {noun}){0,4} {review} ~2 (reflect|reflects|show|improve|change|go up|goes up|rise)',
          ),
          say(
            '(maybe|perhaps|could|should|would|might) ~2 (your|the|that|this)( {noun}){0,4} {review} ~2 (reflect|be (higher|better|fairer|different|kinder|more))',
          ),
        ],
        unlessAfter: freely,
        examples: ['We hope you will update your review.', 'Would you reconsider your rating?'],
        counterexamples: [
          'Nobody will ask you to change your review.',
          'We changed how we review complaints.',
          'We will update the review process of our office.',
        ],
      },
    },
  },
  {
    id: 'change-words',
    level: 'block',
    clause: 'suppression',
    in: {
      en: {
        patterns: [
          say('{ask} ~6 {change} {words}'),
          say('(if|once|when|after|unless|until|as soon as) you ~4 {settled} {words}'),
          say(
            '{ask} ~4 (?<!us to ){change} (google|yelp|facebook|trustpilot|healthgrades|zocdoc|tripadvisor|nextdoor)',
          ),
          say('(think|thinking|sleep|mull) (it|this|that) over'),
          say(
            '{ask} ~6 (add|adding|append|attach|post|posting|write) ~5 (to|under|on) (your|the) ~3 ({review}|entry|post|listing|comment)',
          ),
          say('(post|publish|write|add|adding) ~2 (correction|retraction|clarification|addendum)'),
          say(
            '(fair|great|nice|good|kind|lovely) if ~6 (got to|could|would|get to|can) ~1 (read|see|hear) ~3 (happy|ending|rest|good|update|other|better)',
          ),
          say('{ask} ~4 reconsider \\.'),
          say('\\. {change} {words}'),
          say('(change|changing) your mind about (what|your|the|that)'),
        ],
        unlessAfter: freely,
        onlyAbout: publicThing,
        examples: ['You posted about us on Google. Could you edit it?', 'If we earned it, would you change that post?'],
        counterexamples: [
          'You can also post a public review. If our phone number is wrong, please call the office.',
          'You wrote in public that the door sticks. We will fix it.',
        ],
      },
    },
  },
  {
    id: 'review-gone',
    level: 'block',
    clause: 'suppression',
    in: {
      en: {
        patterns: [
          say(
            '(have|having|get|getting|see|seeing|want|like|love|prefer|appreciate|need|wish|hope|rather|ask|asking) ~4 (your|the|that|this|those)( {noun}){0,6} ({review}|posts?|comments?) ~4 {gone}',
          ),
          say(
            '(if|once|when|after|until|unless|as soon as|the (minute|moment|day)|could|can|should|must|needs? to|has to) (your|the|that|this|those)( {noun}){0,6} ({review}|posts?|comments?) ~3 {gone}',
          ),
          say(
            '(your|the|that|this|those)( {noun}){0,6} {review} ~2 (needs to|need to|has to|have to|must|should|could|can|may|might|to) (be )?{gone}',
          ),
          say(
            '(your|the|that|this|those)( {noun}){0,6} {review} ~2 (needs to|need to|has to|have to|must|should|can|may) (come|go|disappear|change)',
          ),
        ],
        unlessAfter: anyOf(saysNot, saysWhether, '(?:^| )(?:not|never) (?:(?!mind|hesitate|object)[^ .]+ ){0,2}> '),
        unlessWith: / (?:not|never) /,
        examples: ['We would love to see that review taken down.', 'Once the review is gone we can talk.'],
        counterexamples: [
          'We read your review and have changed our hours.',
          'We never want to see your review removed.',
        ],
      },
    },
  },
  {
    id: 'more-stars',
    level: 'block',
    clause: 'suppression',
    in: {
      en: {
        patterns: [
          say(
            '(change|changing|make|making|turn|raise|raising|bump|bumping|move|upgrade|bring|push|lift|switch|update|updating|set) (it|that|this|your|yours|the)( [^ .]+){0,5} (to|into|up to|a|at|from)( [^ .]+){0,3} (five|5|four|4|six|higher|better|top|perfect|full|positive|kinder|nicer|more)( out of 5| out of five)? (stars?|rating|review|score|one)',
          ),
          say(
            '{ask} ~5 (higher|better|kinder|fairer|nicer|revised|updated|corrected|amended|more positive|more accurate|different) (star |google |yelp |online |public )?(rating|review|score)',
          ),
          say(
            '(add|adding|give|giving|find) ~4 (another|a few more|a couple more|some more|few more|more|extra|back the|one more|two more) stars?',
          ),
          say(
            '(deserve|earn|earned|hoping for|hope for|worth) ~3 (higher|better|more|five|5) (stars?|rating|review|score)',
          ),
          say('(five|5|four|4) stars? ~3 (instead of|rather than|not)'),
          say('(make|change) (it|that|this) (a )?(five|four|5|4) (and|then) (we|i|you|the|your)'),
          say(
            '(bump|bumping|raise|raising|turn|turning|lift|lifting|push|pushing|upgrade|upgrading) ~4 (to|into) an? (four|five|4|5)',
          ),
          say(
            '(if|once|when) (your|the|that|this)( {noun}){0,4} {review} ~1 (change|changes|improve|improves|rise|rises|go up|goes up)',
          ),
          say('stars? ≈8 (grow|climb|multiply|become more|go up|get bigger|could be (four|five|more))'),
        ],
        unlessAfter: freely,
        examples: ['Please make it a five star rating.', 'Would you consider a higher rating?'],
        counterexamples: ['We want to make our office a five star place.', 'The rating you give is your decision.'],
      },
    },
  },
  {
    id: 'do-not-post',
    level: 'block',
    clause: 'suppression',
    in: {
      en: {
        patterns: [
          say(
            '((?<! or )not|never|avoid|refrain from|hold off|hold off on|hold back on|rather than|instead of|resist|no need to|no reason to|no point in|reconsider|think twice (before|about)|wait (before|with)|before|hold|delay|against)(?! (have|need|hesitate|be afraid|worry|feel|only|let)) ~2 {post}( (?!i |we |you |to you)[^ .]+){0,6} ({review}|(?!website|site|wall){place})',
          ),
          say('(?<!not (?:[^ .]+ ){0,3})stop ~2 {post} ~5 ({review}|{place}|about (us|this|it))'),
          say(
            '((?<! or )not|refrain from|avoid|rather than|instead of)(?! (have|need|hesitate|be afraid|worry|feel|only|let)) ~2 (post|posting|publish|publishing|broadcast|vent|venting|rate|review|rating|reviewing|spread) ~4 (us|this|it|anything|about|what happened|your (experience|complaint|story|visit))',
          ),
          say('(please|prefer|want|like|rather have|kindly) no ~2 (reviews?|posts?|posting|ratings?)'),
          say('(request|ask|please|prefer) ~2 no ~2 (reviews?|posts?|posting|ratings?|comments?)'),
          say(
            '(rather|prefer|better|best|hope|appreciate) ~4 (did not|does not|do not|would not|not|never|nothing) ~3 (show up|turn up|appear|end up|be seen|be read) ~2 {place}',
          ),
          say(
            '(without|before) (posting|publishing|leaving|writing|going|sharing|taking) ~5 ({review}|(?!website|site|wall){place})',
          ),
          say(
            '(stay|keep|kept|leave|leaving|staying|hold|stays|keeping) ~6 (off of|off|away from|out of|from) (the )?{place}',
          ),
          say('(keep|leave) (google|yelp|facebook|the internet|reviews|social media) out of'),
          say(
            '(keep|leave|leaving|keeping) ~4 (sites?|google|public|internet|media|others|page|reviews?) out of (it|this|that)',
          ),
          say(
            '(not|hope) ~4 (end|ends|ending|land|lands|appear|appears|show|shows|turn|turns) (up )?(on|in) (the )?{place}',
          ),
          say(
            '(if|whether|rather than|not|instead of) ~8 (internet|world|town|everyone|everybody|neighbou?rhood|public) ~2 (needs? to|has to|to) (hear|know|read|see)',
          ),
          say(
            '{place} ~2 not (really )?(the|a) (right|proper|best|appropriate|correct|good) (place|channel|forum|way)',
          ),
          say(
            '(rather than|instead of|not|without) ~2 (put|putting|throw|throwing|hang|hanging) ~3 (out there|out for)',
          ),
          say('(i|we) would leave (it|this|that) in ~2 drafts?'),
          say('(please|kindly|ask you|would ask) ~1 not (publish|post|rate|review)'),
          say(
            '(best|better|good|fair|nice|appreciate|hope|prefer) ~6 (not|never) ~3 (reach|reaches|get|gets|go|goes|leak|leaks|land|lands) ~3 {place}',
          ),
          say('do you really ~4 (write|post|say|put|share|publish) ~5 ({place}|{review})'),
          say(
            '(wise|wiser|smart|smarter|better|best|advisable|advise) ~2 (not|never) ~1 (post|posting|write|writing|publish|publishing|comment) (about )?(this|us|it|anything)',
          ),
          say('(and|but) not (on|in|at|via|through|to) ~2 {place}'),
          say(
            '(ask|request|prefer|insist|appreciate|hope|like|want|rather) ~4 (not|never) ~1 (share|discuss|mention|repeat|spread|tell) (this|it|that|anything|what happened|your (experience|story|opinion|complaint)) ~4 (others|anyone|anybody|people|friends|neighbou?rs|online|outside|elsewhere)',
          ),
          say(
            '(great|best|better|good|fair|nice|appreciate|hope|prefer) ~4 {place} ~2 (not|never) ~1 (hears?|heard|knows?|knew|learns?|learned|finds?|found|sees?|saw|reads?)',
          ),
          say(
            '(writing|posting|saying|publishing|sharing|airing) ~4 {place} ~3 (helps? (nobody|no one)|does not help|hurts?|harms?|damages?|only makes|makes it|is not fair|is unfair|will not help)',
          ),
          say('not a (single )?word (to|about|online|of)'),
          say('not (tell|to tell) (people|anyone|anybody|others|your friends)'),
          say('not to (discuss|disclose|mention|speak|comment)'),
          say(
            '(refrain from|avoid|no more|stop|skip) ~1 (public|online|negative|bad) (comments?|posts?|statements?|reviews?)',
          ),
        ],
        unlessAfter: anyOf(speaksOfItself, saysNot),
        unlessWith:
          /(?:details|number|numbers|password|card|medical|health|records|address|symptoms|birth|medications?) /,
        examples: [
          'Please do not post a review about this.',
          'We would prefer that you hold off on writing this on Google.',
        ],
        counterexamples: [
          'We will never post your message online.',
          'Please do not hesitate to post a public review.',
          'Please do not write your card number in a review.',
        ],
      },
    },
  },
  {
    id: 'keep-private',
    level: 'block',
    clause: 'suppression',
    in: {
      en: {
        patterns: [
          say(
            '(keep|keeping|kept|settle|settling|resolve|resolving|handle|handling|sort|leave|leaving|hold|hush|deal with|dealing with) (this|it|that|things|everything|matters|the matter|the issue|all of this|all this|these|what happened|(your|the) (complaint|experience|concerns?|story|comments?|thoughts|review|opinion|problem|words)) ~4 (between us|between you and|between ourselves|between the two|private|privately|quiet|quietly|off the record|offline|to yourself|out of (the )?(public|google|press|reviews)|in house|among us|away from|confidential|hush)',
          ),
          say(
            '(let|can|could|should|hope|please|want|like|love|prefer|rather|better|may|ask) ~4 (stay|stays|stayed|staying|remain|remains) ~2 (between|private|quiet|offline|in house|off)',
          ),
          say('(let it|let this|let that) (stay|remain|be) ~2 (between|private)'),
          say('(stay|stays|remain|remains|keep|keeps) (this |it )?(quiet|hushed)'),
          say(
            '(posted|published|written) (anything|nothing|a review) ≈25 (stay|stays|remain|keep it|leave it) that way',
          ),
          say('(not|never|nobody|no one) ~4 (go|going|make|made|making|take|taking) (it |this |that )?(public|viral)'),
          say(
            '(say nothing|not tell anyone|not tell anybody|not tell other|tell no one|tell nobody|stay quiet|keep quiet|stay silent|not mention (this|it|us) to)',
          ),
          say(
            '(come|came|call|calling|contact|email|message|talk|speak|write) (to )?(us|me|the office)( directly| first| privately)* (instead|rather than)',
          ),
        ],
        unlessAfter: anyOf(speaksOfItself, saysNot),
        examples: ['Let us keep this between us.', 'It would be best to handle this privately.'],
        counterexamples: ['We keep your message private.', 'This stays between you and the practice.'],
      },
    },
  },
  {
    id: 'offer-for-review',
    level: 'block',
    clause: 'incentive',
    in: {
      en: {
        patterns: [
          say(
            '{offer} ~12 (if|once|when|as soon as|provided|assuming|on condition|as long as|should|in exchange|in return|exchange|after|the moment|the minute|the day|so long as|only if|for anyone|for everyone|to anyone|to everyone|for customers|to customers|for patients|to patients|for guests|to guests)(?! you return) ~8 {publicDeed}',
          ),
          say(
            '(if|once|when|as soon as|provided|assuming|as long as|should|in exchange for|in return for|after|so long as|the moment|the minute|anyone who|everyone who|customers who|patients who|guests who|people who) ~8 {publicDeed} ~12 {offer}',
          ),
          say('{offer} ~6 for (a|an|the|your|that|this|one)( [^ .]+){0,3} {review}'),
          say(
            '{offer} ~6 (for|by) (removing|deleting|changing|updating|taking (it |that |this )?down|dropping|withdrawing|keeping|not posting|leaving|posting|writing|editing|raising|reconsidering|pulling|retracting|revising|giving us|rating|staying)',
          ),
          say('{publicDeed} (and|then) (we|i) ~4 {offer}'),
          say(
            '{publicDeed} (and|then) (you ~1 (get|receive|win|earn|have|pay)|your next|get|receive|enjoy|enter) ~8 {offer}',
          ),
          say('{review} (earns?|gets?|wins?|brings?|means?|unlocks?|buys?|is worth) ~6 {offer}'),
          say('(?<={ask} ~8 {publicDeed} ~3 \\. )(we|i) (will|would|can|could|are happy to|am happy to) ~4 {offer}'),
          say('as (a|an|our) ~4 for ~3 {review} ~8 {offer}'),
          say('no (bad |negative |public )?reviews? no'),
          say('(write|say|post|leave) ~2 (nice|good|kind|great|positive) ~6 (and|then) ~8 {offer}'),
          say('to (thank|reward) ~2 for ~4 {review} ~8 {offer}'),
          say('{offer} ~6 to (thank|reward) ~2 for ~4 {review}'),
          say('{offer} ~10 for (a|one|some) ~2 (word|words|line|lines|mention|comment|post)'),
          say('(back|paid|{offer}) ~8 if (nothing|none|no word) ~8 {place}'),
          say('{offer} ≈25 (all|the only thing) (we|i) ~1 (ask|want|need|would ask)'),
          say('{offer} ≈20 (we|i) (would |will )?(only|just) (ask|need|want) ~12 {publicDeed}'),
          say('{offer} ≈25 (in return|in exchange|fair trade|as a thank you|you know what to do|deal \\.)'),
          say(
            '{offer} ≈20 (as soon as|once|after|upon|subject to|conditional on|pending|following|unlock|unlocks) ~10 {publicDeed}',
          ),
          say(
            '{offer} ≈25 (whoever|(people|clients|customers|patients|those|guests|everyone|anyone|everybody) who) ~6 ({publicDeed}|help us)',
          ),
          say('{offer} ~12 (every|each|any|all) (customers?|clients?|patients?|guests?) who ~6 {review}'),
          say('(everybody|everyone|anyone) who ~6 (posts?|writes?|reviews?|rates?|shares?) ~12 {offer}'),
          say('{offer} ~12 if you (do )?not ~2 (tell|post|mention|share|say|write)'),
          say('if you ~15 {publicDeed} ~12 {offer}'),
          say('name (a|your|the) (number|price|figure|sum)'),
          say(
            '(upon|subject to|against|conditional on) ~2 (withdrawal|deletion|removal|retraction|silence|discretion)',
          ),
          say('{offer} ≈25 (your|that|this) (discretion|silence)|(your|of) (discretion|silence) ≈20 {offer}'),
          say('{offer} ~12 so (it|that|this|things) can stay that way'),
          say('{offer} ≈15 (both |all )?forget ~3 ({review}|post|it happened|this happened)'),
          say('you (delete|remove|change|edit|update) (we|i)'),
          say(
            '{publicDeed} \\. (and |then |in return |in exchange )?(we|i) (will|would|can|could|are happy to|am happy to) ~4 {offer}',
          ),
          say(
            '(leave|post|write|share|give) ~5 {review} ~6 (to (get|receive|win|claim|earn|enter)|and (get|receive|win|claim|earn|enter))',
          ),
        ],
        unlessAfter: anyOf(saysNot, '(?:^| )(?:not|never|no) (?:[^ .]+ ){0,3}> '),
        unlessWith:
          /(?:whether|regardless|no matter|even if|not depend|nothing to do|never|not offer|not connected|no strings|not tied|not a condition) /,
        examples: [
          'We will refund you if you take the review down.',
          'Leave a review and get 10% off.',
          'Once it is off Google we can give you a free cleaning.',
        ],
        counterexamples: [
          'We have refunded the fee that we charged twice.',
          'Your refund is yours whether or not you post a review.',
          'If you bring the receipt we will refund the part.',
        ],
      },
    },
  },
  {
    id: 'something-for-silence',
    level: 'block',
    clause: 'incentive',
    in: {
      en: {
        patterns: [
          say('(in exchange|in return) ~7 {publicDeed}'),
          say('worth your (while|time)'),
          say('(let us|can|could|would|will|may) ~3 (trade|swap|barter|exchange) ~3 {review}'),
          say('(make|offer|strike|cut) (you )?a deal'),
          say('(return|returning|repay) the favou?r'),
          say(
            '(scratch|you help us|help us out) ~6 (we|i) (will|would|can) ~2 (help|take care|scratch|look after|give)',
          ),
          say('(sweeten|something in it for you|a little something for)'),
          say(
            '(non disclosure|nondisclosure|nda|confidentiality agreement|sign (a|an|the) (release|waiver|agreement))',
          ),
          say(
            '(if|once|when|provided|as long as|condition) ~4 (drop|dropping|withdraw|withdrawing|retract) (this|the|your|that) (complaint|claim|matter|dispute|case|report)',
          ),
        ],
        unlessAfter: anyOf(saysNot, saysWhether),
        unlessWith: / (?:not|never) /,
        examples: ['In return we ask you to keep it off Google.', 'Change it and we will make it worth your while.'],
        counterexamples: [
          'You can exchange the part for a new one.',
          'In return for your patience we added a second line.',
        ],
      },
    },
  },
  {
    id: 'legal-threat',
    level: 'block',
    clause: 'threat',
    in: {
      en: {
        patterns: [
          say(
            '(sue|suing|lawsuit|lawsuits|legal (action|steps|proceedings|recourse|remedies|consequences|options|trouble|matter|measures|notice|claim)|cease and desist|press charges|criminal complaint|prosecute|prosecuted|defam[a-z]*|libel[a-z]*|slander[a-z]*|legally (liable|responsible|actionable)|litigation|litigate)',
          ),
          say(
            '(see you|take you|taking you|take this|taking this|take it|end up|meet|go|settle this) (in|to|into) court',
          ),
          say(
            '(our|my|the) (lawyers?|attorneys?|solicitors?|counsel|legal (team|department|counsel|representatives?))(?! you ) ~3 (will|would|is|are|has|have|may|might|could|to|know|knows|says|say|involved|look|looks|looking|contact|advises?)',
          ),
          say('(hear|hearing|letter|call) from (our|my|a|the) (lawyers?|attorneys?|solicitors?|counsel|legal)'),
          say(
            '(contact|call|involve|hand|pass|give|forward|refer|send|turn|get|speak to|talk to|bring in|consult|instruct|engage|hire|go) ~6 (our|my|a|the) (lawyers?|attorneys?|solicitors?|counsel|legal (team|department|counsel))',
          ),
          say('(seek|seeking|claim|claiming|pursue|pursuing|sue for|suing for) ~2 damages'),
          say(
            'you ~3 (be|are) held ~1 (liable|responsible|accountable)|(before|in front of) (a|the) (judge|jury|court)',
          ),
          say('(hold|holding|held) you ~2 (liable|responsible|accountable)'),
          say('(report|reporting) you to'),
          say(
            '(lawyers?|attorneys?|solicitors?|counsel) (is|are|will be|has been|have been) (looking|reviewing|reading|watching|involved|checking|informed)',
          ),
          say('(lawyers?|attorneys?|solicitors?|counsel) (tells|told|says|said|thinks|believes|finds)|is actionable'),
        ],
        unlessAfter: anyOf(
          '(?:^| )(?:no|not|never|without|nor)(?: (?!hesitate|afraid|choice|option|alternative|only|rule|make|force|but|doubt|longer)[^ .]+){0,4} > ',
          '(?:^| )you(?: (?:have|are|can|may|could|should|always|free|also|of|course|every|the|a|right|to|your|own|entitled|welcome|take|start|file|begin|seek|get|talk|speak|with)){1,8} > ',
        ),
        examples: [
          'We will take legal action.',
          'Our lawyer will be in touch about what you wrote.',
          'That is defamation.',
        ],
        counterexamples: [
          'We will never sue anyone for an honest review.',
          'You have the right to take legal action.',
          'A lawyer checked our refund form.',
        ],
      },
    },
  },
  {
    id: 'other-threat',
    level: 'block',
    clause: 'threat',
    in: {
      en: {
        patterns: [
          say('you (will|are going to|would|may|might|could) ~2 (regret|be sorry|pay for (this|it|that)|wish you)'),
          say(
            '(there will be|there may be|there could be|face|facing|suffer) (the |serious |real )?(consequences|repercussions)',
          ),
          say(
            '(reviews?|posts?|words|comments?|this|actions|statements?|lies) ~3 (have|has|carry|carries|bring|come with) ~1 (consequences|repercussions)',
          ),
          say(
            'think (twice|again|carefully|hard|long) (before|about) ~3 (write|writing|post|posting|say|saying|share|sharing|leave|leaving|publish)',
          ),
          say(
            '(let|letting) your (employer|boss|work|husband|wife|family|insurer|landlord|insurance company|school) ~1 know',
          ),
          say('(be|very) (very )?careful (what|about what|with what|when) you'),
          say('(watch|mind) (what you|your back|your step|yourself|your (mouth|words|tone))'),
          say('(we|i) know (where|who) you ~3 (live|work|are|park)|know your (address|boss|employer|landlord|family)'),
          say('or else|(last|final|fair) warning|you (have been|are being|are) warned|warn(ing)? you'),
          say(
            '(things|this|it) (could|can|will|would|may|might) get (very |really |a lot |much )?(ugly|worse|messy|difficult|expensive|unpleasant|nasty)',
          ),
          say(
            '(publish|publishing|release|releasing|reveal|revealing|disclose|disclosing|expose|exposing|make public|go public with|share|sharing|post|posting|tell) ~6 (your|you) ~3 (records|file|chart|diagnosis|history|medical|real name|private|address|photos?|footage|debt|debts|unpaid|secrets?|side|identity|transcript|lied|liar) ~4 ((on|in|to) )?(public|online|google|publicly|everyone|facebook|internet|world|press|here|if|unless)',
          ),
          say(
            '(if|unless|because|since|as|after|until|while) you ~6 {publicDeed} ~10 (can not|will not|will no longer|no longer|refuse|refusing|unable|stop|cancel|ban|banned|dismiss|discharge|drop|terminate|close|lose|forfeit)',
          ),
          say(
            '(can not|will not|no longer|refuse to|unable to|stop|cancel|ban|dismiss|discharge|drop|terminate|close|forfeit|lose|void) ~8 (if|unless|until|because|since|as long as|while|after) (you|your|that|the|this) ~6 {publicDeed}',
          ),
          say('(not|never|no longer) (be )?(welcome|welcomed|allowed back|served|treated) (here|back|at|in|with|as)'),
          say(
            '(find|look for) (another|a new|a different|some other) (dentist|doctor|practice|provider|clinic|shop|garage|place|salon|vet)',
          ),
          say(
            '(a different|another|some other) (dentist|doctor|practice|provider|clinic|shop|garage|place|salon|vet) ~2 (suit|suits|fit|be better|be happier)',
          ),
          say('no longer ~2 (appointments?|openings|time for you|room for you)'),
          say(
            '(end|ending|discontinue|suspend) (your|the) (care|treatment|membership|contract|service|relationship|therapy)',
          ),
          say('one word from (me|us)|(nobody|no one) ~3 will ~1 (touch|serve|work on|see you|take you)'),
          say('(post|publish|write|say|do) (that|this|it|anything) (and|then) you (will|are|can)'),
          say('never ~3 (appointment|service|table|slot) ~3 (here|again|with us)'),
          say(
            '(treatment|care|appointments?|membership|warranty) ~3 (will|would) be (stopped|ended|cancelled|canceled|terminated|suspended|refused) ~2 (unless|if|until)',
          ),
          say('make sure (no|nobody|no one|every|everyone|all) ~8 (you|your name)'),
          say('(penalty|fine|surcharge) ~6 (negative|bad|poor|public) {review}'),
          say('(forbid|forbids|prohibit|prohibits) ~1 (negative|bad|public|any|online) {review}'),
          say('whether you ~2 (want|wish) to (stay|keep|remain|continue|be) ~4 (patient|client|customer|guest|member)'),
          say('be (a |such a |too )?(shame|pity|bad|unfortunate) if (you|your|that|this|it|someone|anyone|the)'),
          say('see what happens|(running|run) your mouth|if (i|we) were you'),
          say('publicly ~2 (what|why|how|who|that) you'),
          say('tell (the|your|this) (whole |entire )?(town|world|neighbou?rhood|village|internet|street)'),
          say(
            'your (records?|file|chart|name|details|history|secrets?) ~3 (could|can|might|may|will|would) ~2 (public|online|known)',
          ),
          say('not make (me|us) ~2 (call|contact|tell|report|go|come|publish|involve|get|take|share|bring)'),
          say(
            '(hate|shame|not want|not like|prefer not) to have to (tell|report|share|call|publish|contact|inform|involve|end|cancel|escalate|go)(?! you )',
          ),
          say(
            'or (we|i) (will|shall|would|may|might|must|are going to|am going to|have to|need to) ~2 (report|sue|tell|share|post|publish|expose|cancel|drop|end|stop|dismiss|ban|block|involve|contact your|call your|go to|take)',
          ),
          say('(names?|list) of (people|patients|clients|customers|guests|those|anyone|everyone) who ~4 {review}'),
          say(
            '(knows?|know|recognize|remember) your (car|house|home|plate|license plate|face|kids|children|street|address)',
          ),
          say(
            'black ?list (you|your)|(on|to) (our|the|a|that|this|every) black ?list|difficult (clients|customers|patients|guests)',
          ),
          say(
            '(file|filing|call|calling|involve|involving|go|going|report|reporting|hand|press) ~5 (the )?(police|cops|sheriff|authorities)',
          ),
          say('(until|unless|till) you ~6 (apologi[sz]e|calm down|take (it|that|this) back|retract|say sorry)'),
          say(
            '(bear|keep) (that|this|it) in mind before|before (you )?(pursue|pursuing|going further|taking this further|continue)',
          ),
          say(
            'if you (keep|insist|continue|persist|carry on|go on) (on |in |with )?(pushing|going on|complaining|making|writing|posting|spreading|harassing|bothering|this|like this)',
          ),
          say('you (will|would) not (like|enjoy) (the|what|it|that|how|our)|doubt you would (like|enjoy)'),
          say('(one|another) more ~1 (message|word|complaint|post|review|email|call) ~4 (like|and|from|of)'),
          say(
            '(dismiss|discharge|drop|remove|terminate|ban|blacklist|banning|blacklisting|barring|bar) (you|your family)(?! (from|off) (our|the|this|that|any) (mailing|email|text|contact|reminder|call|newsletter|marketing))',
          ),
          say(
            '(send|sending|hand|pass|refer|turn|go|goes|going|sent) ~6 (to|over to) (a |the )?(collections?|debt|credit bureaus?)',
          ),
          say(
            '(we|i) (will|may|might|could|would|can|shall|must|have to|are going to) ~3 (call|contact|tell|inform|notify|talk to) your (employer|boss|work|workplace|husband|wife|family|insurer|landlord|insurance|school)',
          ),
          say(
            'your (employer|boss|landlord|neighbou?rs|colleagues) ~8 (hear|hears|curious|interested|find out|learn|see it)',
          ),
          say('your (employer|boss|landlord) ≈14 curious'),
          say('(not bother|never) (coming|come) back|not come back'),
          say(
            '(two|2) can play|(make|making) (your life|things) (difficult|hard|hell|miserable)|(come|coming|go|going) after you|teach you a|we will find (you|out who)|hunt you',
          ),
        ],
        unlessAfter: anyOf(
          '(?:^| )(?:never|nobody|no one|nothing)(?: [^ .]+){0,4} > ',
          '(?:^| )(?:we|i|not) (?:will|would|do|could|can|are|hope)? ?not (?:[^ .]+ ){0,3}> ',
        ),
        examples: [
          'You will regret this.',
          'If you post this online, we will no longer treat you.',
          'Be careful what you write about us.',
        ],
        counterexamples: [
          'We regret the wait.',
          'We will share your message with the team.',
          'We would never publish your records online.',
        ],
      },
    },
  },
];
