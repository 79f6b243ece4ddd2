/** Words that any draft may use, because they state no fact. */
export const neutralWords: ReadonlySet<string> = new Set(
  `
a able about above account across actually add added adding admit admittedly after afterwards again against agree ahead all almost along already also
although altogether am among amount an and annoying another any anybody anyone anything anyway apart appointment appreciate appreciated appreciating
are area around arrival arrive arrived as aside ask asked at attend aware away awkward back bad bakery balance based be became because been before
began begin beginning behaved behavior behaviour behind being believe below beside besides better between beyond bigger bit both bother bothered
bothering bring but by cafe call called calmly came can cannot care cared caring case cents certain certainly change check checked choice choose chose
clearly close come comes comfortable coming comparison complain complaint complete completely concern concerned consider considered contacted could
count counted counts couple covers crew criticism customer customers day deal dealt decent decide decided describe described deserve deserves desk did
differ difference different difficult diner dining disappointed disappointing do does doing done door down downside drawback during each earlier early
ease eased easier easily easy effort either else end ended enjoy enjoyable enjoyed enjoying enough entered entire entirely entry especially even ever
every everybody everyone everything exactly except expect expected experience experienced experiences explain fact fair fairly far feel feeling feels
felt few figured finally find finding fine finish finished first folks follow for form forward found from front frustrating full fully further gave
general generally get gets getting give given gives giving glad gladly go goes going gone good got grateful great greeted gripe guess gym had half
hand handle handled happen happened happening happens happier happily happy hard has have having he hear heard hello help helped helpful helping helps
her here herself hesitate highlights him himself his honest honestly hope hopefully hour how however i idea ideal if impressed impression improve
improved improvement in information inside instead interested into inviting is issue it its itself just keep kept kind kindly know known last late
later lead least leave leaving left less lesson let letdown lie lies like liked liking line little look looked looking looks lot love loved lovely
lowlight luckily lying made main mainly make makes making manage managed manner many matter mattered matters may maybe me meal mean meant meet mention
mentioning met might mind minds mine minor minus missing mixed moment moments mood more most mostly mountain much must my myself nearby need needed
needs negative neither never nevertheless nice nicely no nobody none noone nor not note noted nothing notice noticed noticing now nuisance nutshell of
off office often ok okay on once one only onto open opinion or other others otherwise our ourselves out outside over overall own part particular
particularly people perfect perfectly perhaps person personal personally pick picked picture piece place plain plainly plan pleasant pleased plenty
plus point points polite positive positives possible posting practice preference preferred pretty probably problem proper properly push put quick
quickly quite rather reach read ready real really reason reasonable reasonably received reflect regard regarding relax relaxing remember remind reply
respect rest restaurant review right room rooms said salon same sat saw say saying says school seat see seeing seem seemed seems seen sense service
session several share sharing she should show showed side simple simply since sincerely sit situation slightly small smile smiled smiling smooth
smoothly so some somebody somehow someone something sometimes somewhat soon sooner sort speak spend spent spoke spot spots staff stand standing stands
start started starting stay stayed staying step still stood stop stopped story straight strong stuck studio such suit suited sum summary sums supposed
sure surprise surprised take taken takes taking talk talked team tell telling than thank thankful thanking thanks that the their them themselves then
there these they thing things think thinking this those though thought through throughout thumbs till time times to today together told tone too took
top total toward towards treat treated tricky tried tries trip true truly try trying turn turned two under understand understood unfortunately until
up upfront upside us use used useful using usual valued very view visit visited visiting visitor voice wait waited walk walked want wanted warmly was
way ways we weak well went were what whatever when whenever where which while who whoever whole why will wish wished wishing with within without word
words work worked workers working worth would write writing wrong wrote yes yet you your yourself
`
    .trim()
    .split(/\s+/),
);

/** Words allowed in a sentence that expresses no choice. */
export const joiningWords: ReadonlySet<string> = new Set(
  `
a about account add adding after again all also am an and any anybody anyone anything appointment appreciate appreciated are as at aware away be been
begin beginning better big both brief but call can care case choose choosing comments concerned considering could covers customer day decide deciding
did do easy else end enough everybody everyone everything experience experiences fair far feedback feelings few find finds fine first folks for from
full gave general gives glad go goes going good had happy has have having he hear help helped helpful helping helps here honest honestly hope hoping
how however i idea if impression in interested is it its just keep keeping kept know last leave leaving less let like liked line lines little look
looking lot made main make many matter mattered may me meal mean mention mind mine mixed more most much my myself need negative no not note notes
notice noticed now of okay on one only opinion or other others out overall own part pass passing people person personal picture place point points
possible post posting pretty put putting quick quickly quite read reader reading really reply rest review reviewing reviews right same say saying see
sense session share shared sharing short should side simple simply so some somebody someone something special start started stay stayed still story
sum sums take taking tell telling thank thankful thanks that the their then there these they thing things think thinking this those though thought
thoughts time to today too took treat treated tried trip truth try trying two up use useful very view visit visited visiting want wanted was way we
well went were what when where whether which who whoever whole why will wish with wondering words work worth would write writing yes you your yourself
`
    .trim()
    .split(/\s+/),
);
