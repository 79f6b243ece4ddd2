import type { Topics } from './topic.ts';
import { accurateListing } from './topics/accurate-listing.ts';
import { arrivedLate } from './topics/arrived-late.ts';
import { arrivedOnTime } from './topics/arrived-on-time.ts';
import { asQuoted } from './topics/as-quoted.ts';
import { attentive } from './topics/attentive.ts';
import { beginners } from './topics/beginners.ts';
import { brightRooms } from './topics/bright-rooms.ts';
import { calm } from './topics/calm.ts';
import { carefulCar } from './topics/careful-car.ts';
import { carefulHome } from './topics/careful-home.ts';
import { choiceOfDishes } from './topics/choice-of-dishes.ts';
import { clean } from './topics/clean.ts';
import { cleanPlace } from './topics/clean-place.ts';
import { cleanedUp } from './topics/cleaned-up.ts';
import { clearAdvice } from './topics/clear-advice.ts';
import { clearExplanations } from './topics/clear-explanations.ts';
import { clearGoals } from './topics/clear-goals.ts';
import { clearInstructions } from './topics/clear-instructions.ts';
import { clearPrices } from './topics/clear-prices.ts';
import { cozy } from './topics/cozy.ts';
import { cramped } from './topics/cramped.ts';
import { crampedAisles } from './topics/cramped-aisles.ts';
import { crowded } from './topics/crowded.ts';
import { datedRoom } from './topics/dated-room.ts';
import { detail } from './topics/detail.ts';
import { discreet } from './topics/discreet.ts';
import { drinks } from './topics/drinks.ts';
import { easyBooking } from './topics/easy-booking.ts';
import { easyReturn } from './topics/easy-return.ts';
import { easyToFind } from './topics/easy-to-find.ts';
import { encouraging } from './topics/encouraging.ts';
import { enjoyable } from './topics/enjoyable.ts';
import { enoughRoom } from './topics/enough-room.ts';
import { fairPrices } from './topics/fair-prices.ts';
import { feedback } from './topics/feedback.ts';
import { feltRushed } from './topics/felt-rushed.ts';
import { findThings } from './topics/find-things.ts';
import { fresh } from './topics/fresh.ts';
import { friendlyStaff } from './topics/friendly-staff.ts';
import { gentleCare } from './topics/gentle-care.ts';
import { gentlePet } from './topics/gentle-pet.ts';
import { goodAdvice } from './topics/good-advice.ts';
import { goodClasses } from './topics/good-classes.ts';
import { goodEquipment } from './topics/good-equipment.ts';
import { goodProducts } from './topics/good-products.ts';
import { goodWithChildren } from './topics/good-with-children.ts';
import { happyResult } from './topics/happy-result.ts';
import { hardToFindHelp } from './topics/hard-to-find-help.ts';
import { hardToGetSlot } from './topics/hard-to-get-slot.ts';
import { hardToPark } from './topics/hard-to-park.ts';
import { hardToReach } from './topics/hard-to-reach.ts';
import { helpfulReception } from './topics/helpful-reception.ts';
import { helpfulStaff } from './topics/helpful-staff.ts';
import { homework } from './topics/homework.ts';
import { honest } from './topics/honest.ts';
import { hours } from './topics/hours.ts';
import { informed } from './topics/informed.ts';
import { kindPeople } from './topics/kind-people.ts';
import { knewArea } from './topics/knew-area.ts';
import { knowledge } from './topics/knowledge.ts';
import { largeGroups } from './topics/large-groups.ts';
import { leftMess } from './topics/left-mess.ts';
import { limitedMenu } from './topics/limited-menu.ts';
import { limitedStock } from './topics/limited-stock.ts';
import { listened } from './topics/listened.ts';
import { longWait } from './topics/long-wait.ts';
import { loudMusic } from './topics/loud-music.ts';
import { machineWait } from './topics/machine-wait.ts';
import { materials } from './topics/materials.ts';
import { modernEquipment } from './topics/modern-equipment.ts';
import { motivating } from './topics/motivating.ts';
import { noPressure } from './topics/no-pressure.ts';
import { noisy } from './topics/noisy.ts';
import { notRushed } from './topics/not-rushed.ts';
import { onTime } from './topics/on-time.ts';
import { orderRight } from './topics/order-right.ts';
import { paceTooFast } from './topics/pace-too-fast.ts';
import { paperwork } from './topics/paperwork.ts';
import { patientTeachers } from './topics/patient-teachers.ts';
import { petAtEase } from './topics/pet-at-ease.ts';
import { plainLanguage } from './topics/plain-language.ts';
import { portions } from './topics/portions.ts';
import { prepared } from './topics/prepared.ts';
import { preparedLessons } from './topics/prepared-lessons.ts';
import { presentation } from './topics/presentation.ts';
import { pricey } from './topics/pricey.ts';
import { problemFixed } from './topics/problem-fixed.ts';
import { quality } from './topics/quality.ts';
import { questionsAnswered } from './topics/questions-answered.ts';
import { quickReplies } from './topics/quick-replies.ts';
import { quickService } from './topics/quick-service.ts';
import { readyOnTime } from './topics/ready-on-time.ts';
import { relaxing } from './topics/relaxing.ts';
import { respect } from './topics/respect.ts';
import { selection } from './topics/selection.ts';
import { shortLine } from './topics/short-line.ts';
import { shortWait } from './topics/short-wait.ts';
import { skilledHands } from './topics/skilled-hands.ts';
import { skilledPeople } from './topics/skilled-people.ts';
import { slowCheckout } from './topics/slow-checkout.ts';
import { slowReply } from './topics/slow-reply.ts';
import { slowService } from './topics/slow-service.ts';
import { smallChanging } from './topics/small-changing.ts';
import { tastyFood } from './topics/tasty-food.ts';
import { tidyShelves } from './topics/tidy-shelves.ts';
import { tidyWork } from './topics/tidy-work.ts';
import { tightTables } from './topics/tight-tables.ts';
import { tookLonger } from './topics/took-longer.ts';
import { viewings } from './topics/viewings.ts';
import { welcoming } from './topics/welcoming.ts';
import { wellStocked } from './topics/well-stocked.ts';
import { workmanship } from './topics/workmanship.ts';

/** What the labels of all trades mean, by the names that the trades give. */
export const topics: Topics = {
  accurateListing,
  arrivedLate,
  arrivedOnTime,
  asQuoted,
  attentive,
  beginners,
  brightRooms,
  calm,
  carefulCar,
  carefulHome,
  choiceOfDishes,
  clean,
  cleanPlace,
  cleanedUp,
  clearAdvice,
  clearExplanations,
  clearGoals,
  clearInstructions,
  clearPrices,
  cozy,
  cramped,
  crampedAisles,
  crowded,
  datedRoom,
  detail,
  discreet,
  drinks,
  easyBooking,
  easyReturn,
  easyToFind,
  encouraging,
  enjoyable,
  enoughRoom,
  fairPrices,
  feedback,
  feltRushed,
  findThings,
  fresh,
  friendlyStaff,
  gentleCare,
  gentlePet,
  goodAdvice,
  goodClasses,
  goodEquipment,
  goodProducts,
  goodWithChildren,
  happyResult,
  hardToFindHelp,
  hardToGetSlot,
  hardToPark,
  hardToReach,
  helpfulReception,
  helpfulStaff,
  homework,
  honest,
  hours,
  informed,
  kindPeople,
  knewArea,
  knowledge,
  largeGroups,
  leftMess,
  limitedMenu,
  limitedStock,
  listened,
  longWait,
  loudMusic,
  machineWait,
  materials,
  modernEquipment,
  motivating,
  noPressure,
  noisy,
  notRushed,
  onTime,
  orderRight,
  paceTooFast,
  paperwork,
  patientTeachers,
  petAtEase,
  plainLanguage,
  portions,
  prepared,
  preparedLessons,
  presentation,
  pricey,
  problemFixed,
  quality,
  questionsAnswered,
  quickReplies,
  quickService,
  readyOnTime,
  relaxing,
  respect,
  selection,
  shortLine,
  shortWait,
  skilledHands,
  skilledPeople,
  slowCheckout,
  slowReply,
  slowService,
  smallChanging,
  tastyFood,
  tidyShelves,
  tidyWork,
  tightTables,
  tookLonger,
  viewings,
  welcoming,
  wellStocked,
  workmanship,
};
