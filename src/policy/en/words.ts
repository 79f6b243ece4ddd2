/** Word lists of the English rules. A pattern names them in braces; `~6` stands for up to six words of the same sentence, `≈6` also of the next. */
const lists = {
  review:
    '((google|yelp|facebook|tripadvisor|nextdoor|public|online|published|internet) (posts?|postings?|comments?|remarks?|entry|entries|feedback|texts?|statements?|evaluations?|opinions?)|re ?views?|re ?viewing|reveiws?|reviws?|rewiews?|ratings?|stars?|score|write ups?|writeup|testimonials?)(?! (process|procedure|meeting|system|schedule|cycle|board|team|policy|committee|form|notes|panel|with (the|our|my|you|your|her|him|them|everyone)))',
  noun: '(your|the|that|this|those|these|ur|its|google|yelp|facebook|online|public|bad|negative|poor|low|lower|harsh|unfair|one|two|three|four|1|2|3|4|star|1star|1st|old|recent|first|last|original|current|latest|new|angry|entire|whole|posted|published|little|critical|honest|wording|text|tone|of|in|number|stars)',
  theReview: '({noun} ){0,7}{review}',
  place:
    '(google|yelp|face ?book|online|internet|web|website|websites|site|public|publicly|social|socials|instagram|tiktok|twitter|trustpilot|healthgrades|zocdoc|tripadvisor|nextdoor|maps|reddit|forums?|doctolib|jameda|houzz|angi|opentable|thumbtack|bbb|glassdoor|ratemds|youtube|linkedin|whatsapp|portals?|press|papers?|there|elsewhere|anywhere|everywhere|wall)',
  words:
    '(it|that|this|them|those|these|yours|the (language|tone|wording) you|what you (wrote|posted|said|put|left|shared|published)|(your|the|that|this) ({place} ){0,3}(words|posts?|postings?|comments?|remarks|entry|opinion|statement|story|tweet|video|thread|complaint|evaluation|entry|listing|feedback|withdrawal|one|1)|the (whole|entire) thing|the lot|all of it|everything|(his|her|their) (one|post|review|comment)|(her|his|our) names?)',
  remove:
    '(remove|removes|removing|remov|delet|deletes|withdraws|delete|deleting|erase|erasing|withdraw|withdrawing|retract|retracting|rescind|pull|pulling|unpublish|unpost|cancel|drop|dropping|scrub|hide|hiding|wipe|undo|revoke|ditch|nix|yank|deactivate|archive|clear|get rid of|getting rid of|leave out|leaving out|forget|forget about|forgetting|skip|skipping|let go of|take down|taking down|bring down|put away|de lete|re move)',
  change:
    '(change|changes|changing|chang|updat|updates|edits|swap out|edit|editing|update|updating|revise|revising|amend|amending|alter|altering|adjust|adjusting|modify|modifying|correct|correcting|fix|fixing|rewrite|rewriting|reword|rephrase|rethink|rethinking|reconsider|reconsidering|revisit|revisiting|re ?evaluate|reassess|raise|raising|increase|increasing|improve|improving|bump|bumping|upgrade|upgrading|boost|boosting|soften|softening|tone down|toning down|tweak|tweaking|swap|replace|replacing|redo|redoing|rework|(think again|reflect|another think|a rethink) (about|on|of)|(another|a second|a fresh) look at|look again at|change your mind (about|on))',
  settled:
    '(took|taken|removed|deleted|erased|withdrew|withdrawn|pulled|dropped|retracted|changed|updated|edited|revised|amended|raised|corrected|reconsidered|softened|rewrote|reworded|fixed|adjusted|improved|taken care of|took care of|sorted|sorted out|dealt with|handled)',
  gone: '(removed|deleted|erased|withdrawn|retracted|changed|updated|revised|edited|amended|corrected|altered|taken down|taken off|pulled|gone|down|off|offline|hidden|higher|raised|improved|swapped|softened|toned down|reworded|rephrased|disappear|vanish|come off|comes off|came off|come down|comes down|came down|go away|goes away|went away|disappeared|disappears|reconsidered)',
  ask: '(please|kindly|pls|could you|can you|would you|will you|if you|could we|can we|you could|you would|you might|you may|you can|you should|you must|you to|that you|you will|asking|mind|consider|considering|willing|appreciate|grateful|hope|hoping|like you|help if|help us if|great if|love if|love it if|why not|how about|what about|perhaps|maybe|let us|need you|want you|open to|able to|chance|possible|possibility|worth|start by|go ahead and|feel free to|time to|ready to|comfortable|kind enough|(fair|right|decent|least|kind) thing|think about|thought about|ask)',
  asking:
    '(consider|considering|appreciate|appreciating|ask|asking|request|requesting|hope|hoping|like|want|await|expect|grateful|insist|demand|demanding|require|requiring|need|love|see)',
  post: '(post|posting|publish|publishing|leave|leaving|write|writing|share|sharing|put|putting|go|going|take|taking|say|saying|mention|mentioning|air|airing|vent|venting|rate|rating|review|reviewing|submit|submitting|upload|complain|complaining|tell|telling|talk|talking|spread|spreading|add|adding|type|bring|bringing|rush|run|turn|turning|broadcast)',
  offer:
    '(refunds?|refunded|refunding|discounts?|free|gift ?cards?|gifts?|giftcard|vouchers?|coupons?|credits?|waive|waiving|waived|comp|money back|reimburse|reimbursed|reimbursement|compensate|compensation|pay you|\\$\\d+[^ ]*|\\d+%|percent|upgrade|complimentary|on the house|rewards?|rewarded|raffle|prize|drawing|draw|points|bonus|cash|no charge|no cost|half price|half off|dollars|bucks|money|knock|certificate|amazon|starbucks|entered|deal|perk|something (nice|special|extra)|treat|make it up to you|euros?|pounds|£\\d+|€\\d+|redo|fix ~3 free|draw|exceptions?|look after you|take care of you|(balance|bill|invoice|fee|charge|debt) (disappear|disappears|vanish|go away|goes away)|take care of the bill|fee|on us|on me|next visit)',
  publicDeed:
    '({review}|({place})|(change|changes|changed|edit|edits|update|updates|updated|revise|revises|remove|removes|removed|delete|deletes|deleted|take down|takes down|took down|take (it|that|this) down|taken down|withdraw|withdraws|retract|retracts|pull|reconsider|reconsiders) (it|that|this|yours|your|the|what)|quiet|silent|silence|between us|to yourself|private|drop (it|this|the|your)|recommend us|(post|posting|posts|publish|publishing|write|writes) (this|that|it|anything|about|your|a|online|something|in|the same)|(rate|rates|review|reviews|drag|trash|bash|badmouth|slam) us|good word|(our|your|google|yelp) page|(withdrawal|deletion|removal|retraction) of|({theReview}|{words}) ~2 {gone}|you ~2 {settled} {words}|third parties|tell (people|anyone|anybody|your friends)|discretion)',
} as const satisfies Record<string, string>;

type ListName = keyof typeof lists;

/** Each gap is bounded, so that the time grows with the length of the text alone. */
export function say(pattern: string): RegExp {
  let source = pattern;
  for (let round = 0; round < 5 && source.includes('{'); round++)
    source = source.replace(/\{(\w+)\}/g, (whole, name) => (name in lists ? `(${lists[name as ListName]})` : whole));
  source = source.replace(/ ≈(\d+) /g, '(?: [^ ]+){0,$1}? ');
  source = source.replace(/(?:^| )~(\d+) /g, '(?: [^ .]+){0,$1}? ');
  return new RegExp(`(?<= )(?:${source.replace(/\((?!\?)/g, '(?:')})(?= )`);
}

const helpers =
  'will|would|have|has|had|are|am|is|was|were|can|could|may|might|must|should|shall|need|plan|plans|want|do|does|did|to|not|never|also|now|just|then|always|already|going|trying|try|been|be|able|even|still|ever|promise|get|got|both';
const speakers =
  'we|i|they|he|she|who|google|nobody|manager|managers|team|staff|owner|office|practice|company|shop|this|nothing|message|messages|name|names|page|which';

const wishes =
  'rather|appreciate|grateful|hope|hoping|ask|asking|consider|like|love|want|need|prefer|request|wish|see|insist|demand|expect|await|let';

/** The business speaks of itself: `we will remove the sign`. */
export const speaksOfItself = `(?:^|(?<! (?:can|could|may|shall|should|might|would)) )(?:${speakers}) (?:(?:${helpers}) ){0,5}> (?!(?:${wishes}) )`;
/** `We never ask you to`, `you do not have to`, `whether you`. */
export const saysNot =
  '(?:^| )(?:not|never|no|nobody|without|nor|neither|cannot)(?: [^ .]+){0,3}? (?:ask|asks|asking|asked|expect|expects|expecting|request|requests|requesting|require|requires|requiring|need|needing|want|wanting|pressure|pressuring|tell|telling|encourage|have|force|invite|offer|offers|offering|allowed|permitted|give|giving|pay|paying|trade|suggest|suggesting|mean|seeking|here|obligation|requirement|obliged|condition|depend|depends|connected|tied|linked|one)(?: (?!please|could|would|but|so|kindly|can|just|only|and|hesitate)[^ .]+){0,7} > ';
const refusesTo =
  '(?:^| )(?:not|never|nobody|no one) (?:(?!hesitate|mind)[^ .]+ ){0,3}> (?:ask|asks|asking|want|expect|need|require|request|demand|insist) ';
export const saysWhether =
  '(?:^| )(?:whether|regardless|thanks for|thank you for|no matter|however you|even if|up to you|your choice|your own)(?: [^ .]+){0,6} > ';
export const anyOf = (...parts: readonly string[]): RegExp => new RegExp([refusesTo, ...parts].join('|'));
