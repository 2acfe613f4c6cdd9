import type { Flow } from './flow.ts';
import { articles } from './flows/articles.ts';
import { booking } from './flows/booking.ts';
import { collections } from './flows/collections.ts';
import { doctors } from './flows/doctors.ts';
import { importedList } from './flows/import-list.ts';
import { insurance } from './flows/insurance.ts';
import { landings } from './flows/landings.ts';
import { library } from './flows/library.ts';
import { lost } from './flows/lost.ts';
import { machines } from './flows/machines.ts';
import { nearest } from './flows/nearest.ts';
import { ownProfileFlow } from './flows/own-profile.ts';
import { people } from './flows/people.ts';
import { place } from './flows/place.ts';
import { promotions } from './flows/promotions.ts';
import { questions } from './flows/questions.ts';
import { reviews } from './flows/reviews.ts';
import { search } from './flows/search.ts';
import { socialLogin } from './flows/social-login.ts';
import { staff } from './flows/staff.ts';
import { waitingList } from './flows/waiting-list.ts';

/** Every flow, in the order in which they are walked. */
export const FLOWS: readonly Flow[] = [
  search,
  doctors,
  nearest,
  place,
  collections,
  library,
  insurance,
  landings,
  machines,
  lost,
  people,
  staff,
  socialLogin,
  reviews,
  promotions,
  questions,
  articles,
  ownProfileFlow,
  importedList,
  // These put the clock forward.
  waitingList,
  booking,
];
