import { aBitCramped } from './phrases/a-bit-cramped.ts';
import { aBitPricey } from './phrases/a-bit-pricey.ts';
import { aLotOfHomework } from './phrases/a-lot-of-homework.ts';
import { aLotOfPaperwork } from './phrases/a-lot-of-paperwork.ts';
import { accurateListing } from './phrases/accurate-listing.ts';
import { arrivedLate } from './phrases/arrived-late.ts';
import { arrivedOnTime } from './phrases/arrived-on-time.ts';
import { attentionToDetail } from './phrases/attention-to-detail.ts';
import { attentiveService } from './phrases/attentive-service.ts';
import { brightRooms } from './phrases/bright-rooms.ts';
import { calmAtmosphere } from './phrases/calm-atmosphere.ts';
import { carAsDescribed } from './phrases/car-as-described.ts';
import { carefulWithMyCar } from './phrases/careful-with-my-car.ts';
import { carefulWithOurHome } from './phrases/careful-with-our-home.ts';
import { caringTeachers } from './phrases/caring-teachers.ts';
import { cleanCar } from './phrases/clean-car.ts';
import { cleanPlace } from './phrases/clean-place.ts';
import { cleanRooms } from './phrases/clean-rooms.ts';
import { cleanedUpAfterwards } from './phrases/cleaned-up-afterwards.ts';
import { clearAdvice } from './phrases/clear-advice.ts';
import { clearExplanations } from './phrases/clear-explanations.ts';
import { clearGoals } from './phrases/clear-goals.ts';
import { clearInstructions } from './phrases/clear-instructions.ts';
import { clearPrices } from './phrases/clear-prices.ts';
import { comfortableBed } from './phrases/comfortable-bed.ts';
import { comfortableSeats } from './phrases/comfortable-seats.ts';
import { cozyAtmosphere } from './phrases/cozy-atmosphere.ts';
import { crampedAisles } from './phrases/cramped-aisles.ts';
import { crowded } from './phrases/crowded.ts';
import { datedRoom } from './phrases/dated-room.ts';
import { discreet } from './phrases/discreet.ts';
import { easyCheckIn } from './phrases/easy-check-in.ts';
import { easyDropOff } from './phrases/easy-drop-off.ts';
import { easyPickup } from './phrases/easy-pickup.ts';
import { easyReturn } from './phrases/easy-return.ts';
import { easyShowings } from './phrases/easy-showings.ts';
import { easyToBook } from './phrases/easy-to-book.ts';
import { easyToFind } from './phrases/easy-to-find.ts';
import { easyToFindThings } from './phrases/easy-to-find-things.ts';
import { encouraging } from './phrases/encouraging.ts';
import { enjoyableLessons } from './phrases/enjoyable-lessons.ts';
import { enoughRoom } from './phrases/enough-room.ts';
import { fairPrices } from './phrases/fair-prices.ts';
import { feltListenedTo } from './phrases/felt-listened-to.ts';
import { feltRushed } from './phrases/felt-rushed.ts';
import { flexibleHours } from './phrases/flexible-hours.ts';
import { freshIngredients } from './phrases/fresh-ingredients.ts';
import { freshPastries } from './phrases/fresh-pastries.ts';
import { friendlyStaff } from './phrases/friendly-staff.ts';
import { funActivities } from './phrases/fun-activities.ts';
import { generousPortions } from './phrases/generous-portions.ts';
import { gentleCare } from './phrases/gentle-care.ts';
import { gentleWithMyPet } from './phrases/gentle-with-my-pet.ts';
import { goodAdvice } from './phrases/good-advice.ts';
import { goodBreakfast } from './phrases/good-breakfast.ts';
import { goodChoiceOfDishes } from './phrases/good-choice-of-dishes.ts';
import { goodClasses } from './phrases/good-classes.ts';
import { goodCoffee } from './phrases/good-coffee.ts';
import { goodDrinks } from './phrases/good-drinks.ts';
import { goodEquipment } from './phrases/good-equipment.ts';
import { goodForBeginners } from './phrases/good-for-beginners.ts';
import { goodLocation } from './phrases/good-location.ts';
import { goodMaterials } from './phrases/good-materials.ts';
import { goodPlayground } from './phrases/good-playground.ts';
import { goodProducts } from './phrases/good-products.ts';
import { goodQuality } from './phrases/good-quality.ts';
import { goodSelection } from './phrases/good-selection.ts';
import { goodShower } from './phrases/good-shower.ts';
import { goodValue } from './phrases/good-value.ts';
import { goodWiFi } from './phrases/good-wi-fi.ts';
import { goodWithChildren } from './phrases/good-with-children.ts';
import { goodWorkmanship } from './phrases/good-workmanship.ts';
import { happyWithTheResult } from './phrases/happy-with-the-result.ts';
import { hardToFindHelp } from './phrases/hard-to-find-help.ts';
import { hardToGetAnAppointment } from './phrases/hard-to-get-an-appointment.ts';
import { hardToPark } from './phrases/hard-to-park.ts';
import { hardToReachByPhone } from './phrases/hard-to-reach-by-phone.ts';
import { helpfulFrontDesk } from './phrases/helpful-front-desk.ts';
import { helpfulStaff } from './phrases/helpful-staff.ts';
import { honestAdvice } from './phrases/honest-advice.ts';
import { keptMeInformed } from './phrases/kept-me-informed.ts';
import { kindPeople } from './phrases/kind-people.ts';
import { kindPerson } from './phrases/kind-person.ts';
import { knewArea } from './phrases/knew-area.ts';
import { knowledgeable } from './phrases/knowledgeable.ts';
import { largeGroups } from './phrases/large-groups.ts';
import { leftSomeMess } from './phrases/left-some-mess.ts';
import { limitedMenu } from './phrases/limited-menu.ts';
import { limitedSeating } from './phrases/limited-seating.ts';
import { limitedStock } from './phrases/limited-stock.ts';
import { longLine } from './phrases/long-line.ts';
import { longWait } from './phrases/long-wait.ts';
import { loudMusic } from './phrases/loud-music.ts';
import { modernEquipment } from './phrases/modern-equipment.ts';
import { motivatingTrainers } from './phrases/motivating-trainers.ts';
import { niceView } from './phrases/nice-view.ts';
import { noPressure } from './phrases/no-pressure.ts';
import { noisy } from './phrases/noisy.ts';
import { notRushed } from './phrases/not-rushed.ts';
import { onTime } from './phrases/on-time.ts';
import { orderReadyOnTime } from './phrases/order-ready-on-time.ts';
import { orderWasRight } from './phrases/order-was-right.ts';
import { outdoorSeats } from './phrases/outdoor-seats.ts';
import { paceTooFast } from './phrases/pace-too-fast.ts';
import { patientTeachers } from './phrases/patient-teachers.ts';
import { petFeltAtEase } from './phrases/pet-felt-at-ease.ts';
import { plainLanguage } from './phrases/plain-language.ts';
import { priceAsQuoted } from './phrases/price-as-quoted.ts';
import { problemFixed } from './phrases/problem-fixed.ts';
import { professional } from './phrases/professional.ts';
import { putMeAtEase } from './phrases/put-me-at-ease.ts';
import { questionsAnswered } from './phrases/questions-answered.ts';
import { quickPaperwork } from './phrases/quick-paperwork.ts';
import { quickReplies } from './phrases/quick-replies.ts';
import { quickService } from './phrases/quick-service.ts';
import { quietRoom } from './phrases/quiet-room.ts';
import { readyOnTime } from './phrases/ready-on-time.ts';
import { relaxingVisit } from './phrases/relaxing-visit.ts';
import { roomAsDescribed } from './phrases/room-as-described.ts';
import { shortLine } from './phrases/short-line.ts';
import { shortWait } from './phrases/short-wait.ts';
import { skilledHands } from './phrases/skilled-hands.ts';
import { skilledPeople } from './phrases/skilled-people.ts';
import { slowCheckIn } from './phrases/slow-check-in.ts';
import { slowCheckout } from './phrases/slow-checkout.ts';
import { slowService } from './phrases/slow-service.ts';
import { slowToReply } from './phrases/slow-to-reply.ts';
import { smallLockerRoom } from './phrases/small-locker-room.ts';
import { smallRoom } from './phrases/small-room.ts';
import { spaciousRoom } from './phrases/spacious-room.ts';
import { tablesCloseTogether } from './phrases/tables-close-together.ts';
import { tastyFood } from './phrases/tasty-food.ts';
import { thorough } from './phrases/thorough.ts';
import { tidyShelves } from './phrases/tidy-shelves.ts';
import { tidyWork } from './phrases/tidy-work.ts';
import { tookLongerThanExpected } from './phrases/took-longer-than-expected.ts';
import { treatedWithRespect } from './phrases/treated-with-respect.ts';
import { usefulFeedback } from './phrases/useful-feedback.ts';
import { vegetarianOptions } from './phrases/vegetarian-options.ts';
import { waitingForMachines } from './phrases/waiting-for-machines.ts';
import { waitingList } from './phrases/waiting-list.ts';
import { weakWiFi } from './phrases/weak-wi-fi.ts';
import { welcoming } from './phrases/welcoming.ts';
import { wellPrepared } from './phrases/well-prepared.ts';
import { wellPreparedLessons } from './phrases/well-prepared-lessons.ts';
import { wellPresentedDishes } from './phrases/well-presented-dishes.ts';
import { wellStocked } from './phrases/well-stocked.ts';
import type { Phrases } from './phrases.ts';

export interface Sentiment {
  readonly phrases: Phrases;
  readonly words: Readonly<Record<string, string>>;
}

const plain = (phrases: Phrases, words: Sentiment['words'] = {}): Sentiment => ({ phrases, words });

export const sentiments = {
  'a-bit-cramped': plain(aBitCramped),
  'a-bit-pricey': plain(aBitPricey),
  'a-lot-of-homework': plain(aLotOfHomework),
  'a-lot-of-paperwork': plain(aLotOfPaperwork),
  'accurate-listing': plain(accurateListing),
  'arrived-late': plain(arrivedLate),
  'arrived-on-time': plain(arrivedOnTime),
  'attention-to-detail': plain(attentionToDetail),
  'attentive-service': plain(attentiveService),
  'bright-rooms': plain(brightRooms),
  'calm-atmosphere': plain(calmAtmosphere),
  'car-as-described': plain(carAsDescribed),
  'careful-with-my-car': plain(carefulWithMyCar),
  'careful-with-our-home': plain(carefulWithOurHome),
  'caring-teachers': plain(caringTeachers),
  'clean-car': plain(cleanCar),
  'clean-place': plain(cleanPlace, { spot: 'place' }),
  'clean-room': plain(cleanPlace, { spot: 'room' }),
  'clean-rooms': plain(cleanRooms, { spot: 'rooms' }),
  'clean-shop': plain(cleanPlace, { spot: 'shop' }),
  'clean-space': plain(cleanPlace, { spot: 'space' }),
  'clean-store': plain(cleanPlace, { spot: 'store' }),
  'clean-tables': plain(cleanRooms, { spot: 'tables' }),
  'cleaned-up-afterwards': plain(cleanedUpAfterwards),
  'clear-advice': plain(clearAdvice),
  'clear-explanations': plain(clearExplanations),
  'clear-goals': plain(clearGoals),
  'clear-instructions': plain(clearInstructions),
  'clear-prices': plain(clearPrices),
  'comfortable-bed': plain(comfortableBed),
  'comfortable-seats': plain(comfortableSeats),
  'cozy-atmosphere': plain(cozyAtmosphere),
  'cramped-aisles': plain(crampedAisles),
  crowded: plain(crowded),
  'dated-waiting-room': plain(datedRoom, { room: 'waiting room' }),
  discreet: plain(discreet),
  'easy-check-in': plain(easyCheckIn),
  'easy-drop-off': plain(easyDropOff),
  'easy-pickup': plain(easyPickup),
  'easy-return': plain(easyReturn),
  'easy-showings': plain(easyShowings),
  'easy-to-book': plain(easyToBook),
  'easy-to-book-a-class': plain(easyToBook),
  'easy-to-book-a-table': plain(easyToBook),
  'easy-to-find': plain(easyToFind),
  'easy-to-find-things': plain(easyToFindThings),
  encouraging: plain(encouraging),
  'enjoyable-lessons': plain(enjoyableLessons),
  'enough-room': plain(enoughRoom),
  'fair-prices': plain(fairPrices),
  'felt-listened-to': plain(feltListenedTo),
  'felt-rushed': plain(feltRushed),
  'flexible-hours': plain(flexibleHours),
  'fresh-ingredients': plain(freshIngredients),
  'fresh-pastries': plain(freshPastries),
  'friendly-crew': plain(friendlyStaff),
  'friendly-staff': plain(friendlyStaff),
  'fun-activities': plain(funActivities),
  'generous-portions': plain(generousPortions),
  'gentle-care': plain(gentleCare),
  'gentle-touch': plain(gentleCare),
  'gentle-with-my-pet': plain(gentleWithMyPet),
  'good-advice': plain(goodAdvice),
  'good-breakfast': plain(goodBreakfast),
  'good-choice-of-dishes': plain(goodChoiceOfDishes),
  'good-classes': plain(goodClasses),
  'good-coffee': plain(goodCoffee),
  'good-drinks': plain(goodDrinks),
  'good-equipment': plain(goodEquipment),
  'good-for-beginners': plain(goodForBeginners),
  'good-location': plain(goodLocation),
  'good-materials': plain(goodMaterials),
  'good-playground': plain(goodPlayground),
  'good-products': plain(goodProducts),
  'good-quality': plain(goodQuality),
  'good-selection': plain(goodSelection),
  'good-shower': plain(goodShower),
  'good-value': plain(goodValue),
  'good-wi-fi': plain(goodWiFi),
  'good-with-children': plain(goodWithChildren),
  'good-workmanship': plain(goodWorkmanship),
  'happy-with-the-result': plain(happyWithTheResult),
  'hard-to-find-help': plain(hardToFindHelp),
  'hard-to-get-an-appointment': plain(hardToGetAnAppointment),
  'hard-to-park': plain(hardToPark),
  'hard-to-reach-by-phone': plain(hardToReachByPhone),
  'helpful-front-desk': plain(helpfulFrontDesk),
  'helpful-staff': plain(helpfulStaff),
  'honest-advice': plain(honestAdvice),
  'kept-me-informed': plain(keptMeInformed),
  'kind-caregivers': plain(kindPeople, { who: 'caregivers', one: 'caregiver' }),
  'kind-dentist': plain(kindPerson, { one: 'dentist' }),
  'kind-doctor': plain(kindPerson, { one: 'doctor' }),
  'kind-therapist': plain(kindPerson, { one: 'therapist' }),
  'knew-the-area': plain(knewArea),
  knowledgeable: plain(knowledgeable),
  'large-groups': plain(largeGroups),
  'left-some-mess': plain(leftSomeMess),
  'limited-menu': plain(limitedMenu),
  'limited-seating': plain(limitedSeating),
  'limited-stock': plain(limitedStock),
  'long-line': plain(longLine),
  'long-wait': plain(longWait),
  'loud-music': plain(loudMusic),
  'modern-equipment': plain(modernEquipment),
  'motivating-trainers': plain(motivatingTrainers, { trainers: 'trainers' }),
  'nice-view': plain(niceView),
  'no-pressure': plain(noPressure),
  'no-pressure-to-buy': plain(noPressure),
  noisy: plain(noisy, { room: 'place' }),
  'noisy-room': plain(noisy, { room: 'room' }),
  'noisy-waiting-room': plain(noisy, { room: 'waiting room' }),
  'not-rushed': plain(notRushed),
  'on-time': plain(onTime),
  'order-ready-on-time': plain(orderReadyOnTime),
  'order-was-right': plain(orderWasRight),
  'outdoor-seats': plain(outdoorSeats),
  'pace-too-fast': plain(paceTooFast),
  'patient-teachers': plain(patientTeachers),
  'pet-felt-at-ease': plain(petFeltAtEase),
  'plain-language': plain(plainLanguage),
  'price-as-quoted': plain(priceAsQuoted),
  'problem-fixed': plain(problemFixed),
  professional: plain(professional),
  'put-me-at-ease': plain(putMeAtEase),
  'questions-answered': plain(questionsAnswered),
  'quick-paperwork': plain(quickPaperwork),
  'quick-replies': plain(quickReplies),
  'quick-service': plain(quickService),
  'quiet-room': plain(quietRoom),
  'ready-on-time': plain(readyOnTime),
  'relaxing-visit': plain(relaxingVisit),
  'room-as-described': plain(roomAsDescribed),
  'short-line': plain(shortLine),
  'short-wait': plain(shortWait),
  'skilled-hands': plain(skilledHands),
  'skilled-mechanics': plain(skilledPeople, { who: 'mechanics' }),
  'slow-check-in': plain(slowCheckIn),
  'slow-checkout': plain(slowCheckout),
  'slow-service': plain(slowService),
  'slow-to-reply': plain(slowToReply),
  'small-locker-room': plain(smallLockerRoom),
  'small-room': plain(smallRoom),
  'spacious-room': plain(spaciousRoom),
  'tables-close-together': plain(tablesCloseTogether),
  'tasty-food': plain(tastyFood),
  thorough: plain(thorough),
  'tidy-shelves': plain(tidyShelves),
  'tidy-work': plain(tidyWork),
  'took-longer-than-expected': plain(tookLongerThanExpected),
  'treated-with-respect': plain(treatedWithRespect),
  'useful-feedback': plain(usefulFeedback),
  'vegetarian-options': plain(vegetarianOptions),
  'waiting-for-machines': plain(waitingForMachines),
  'waiting-list': plain(waitingList),
  'weak-wi-fi': plain(weakWiFi),
  welcoming: plain(welcoming),
  'well-prepared': plain(wellPrepared),
  'well-prepared-lessons': plain(wellPreparedLessons),
  'well-presented-dishes': plain(wellPresentedDishes),
  'well-stocked': plain(wellStocked),
} as const satisfies Record<string, Sentiment>;

/** The same in every language. */
export type SentimentId = keyof typeof sentiments;
