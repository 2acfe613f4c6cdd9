import { abbreviationAdmin } from '../features/abbreviation-admin/feature.ts';
import { abbreviations } from '../features/abbreviations/feature.ts';
import { accountAdmin } from '../features/account-admin/feature.ts';
import { accounts } from '../features/accounts/feature.ts';
import { analytics } from '../features/analytics/feature.ts';
import { areas } from '../features/areas/feature.ts';
import { articles } from '../features/articles/feature.ts';
import { audit } from '../features/audit/feature.ts';
import { availability } from '../features/availability/feature.ts';
import { bookings } from '../features/bookings/feature.ts';
import { collections } from '../features/collections/feature.ts';
import { complaintAdmin } from '../features/complaint-admin/feature.ts';
import { complaintPages } from '../features/complaint-pages/feature.ts';
import { complaints } from '../features/complaints/feature.ts';
import { contacts } from '../features/contacts/feature.ts';
import { contributions } from '../features/contributions/feature.ts';
import { diseases } from '../features/diseases/feature.ts';
import { drugs } from '../features/drugs/feature.ts';
import { favourites } from '../features/favourites/feature.ts';
import { forum } from '../features/forum/feature.ts';
import { freeTimes } from '../features/free-times/feature.ts';
import { guidedSearch } from '../features/guided-search/feature.ts';
import { imports } from '../features/imports/feature.ts';
import { insurance } from '../features/insurance/feature.ts';
import { library } from '../features/library/feature.ts';
import { linking } from '../features/linking/feature.ts';
import { listing } from '../features/listing/feature.ts';
import { login } from '../features/login/feature.ts';
import { media } from '../features/media/feature.ts';
import { myAccount } from '../features/my-account/feature.ts';
import { outboxAdmin } from '../features/outbox-admin/feature.ts';
import { passwords } from '../features/passwords/feature.ts';
import { places } from '../features/places/feature.ts';
import { posts } from '../features/posts/feature.ts';
import { previews } from '../features/previews/feature.ts';
import { privacy } from '../features/privacy/feature.ts';
import { professionals } from '../features/professionals/feature.ts';
import { profileEdits } from '../features/profile-edits/feature.ts';
import { promotions } from '../features/promotions/feature.ts';
import { providers } from '../features/providers/feature.ts';
import { queryReading } from '../features/query-reading/feature.ts';
import { records } from '../features/records/feature.ts';
import { relatives } from '../features/relatives/feature.ts';
import { reminders } from '../features/reminders/feature.ts';
import { reviews } from '../features/reviews/feature.ts';
import { schedules } from '../features/schedules/feature.ts';
import { search } from '../features/search/feature.ts';
import { searchWords } from '../features/search-words/feature.ts';
import { secondFactor } from '../features/second-factor/feature.ts';
import { sessions } from '../features/sessions/feature.ts';
import { signUp } from '../features/sign-up/feature.ts';
import { site } from '../features/site/feature.ts';
import { socialLogin } from '../features/social-login/feature.ts';
import { staffFinding } from '../features/staff-finding/feature.ts';
import { staffLeases } from '../features/staff-leases/feature.ts';
import { synonyms } from '../features/synonyms/feature.ts';
import { taxonomy } from '../features/taxonomy/feature.ts';
import { uploads } from '../features/uploads/feature.ts';
import { visits } from '../features/visits/feature.ts';
import { waitingList } from '../features/waiting-list/feature.ts';
import type { Feature } from '../platform/features/feature.ts';
import { orderFeatures } from '../platform/features/order-features.ts';

/** Every feature, each behind those that it uses. */
export const FEATURES: readonly Feature[] = orderFeatures([
  site,
  areas,
  media,
  audit,
  accounts,
  sessions,
  secondFactor,
  login,
  signUp,
  myAccount,
  passwords,
  socialLogin,
  accountAdmin,
  staffLeases,
  synonyms,
  taxonomy,
  abbreviations,
  complaints,
  freeTimes,
  queryReading,
  listing,
  records,
  complaintAdmin,
  abbreviationAdmin,
  previews,
  outboxAdmin,
  places,
  professionals,
  providers,
  profileEdits,
  schedules,
  bookings,
  waitingList,
  relatives,
  reminders,
  visits,
  promotions,
  availability,
  collections,
  search,
  linking,
  guidedSearch,
  favourites,
  contributions,
  reviews,
  posts,
  uploads,
  forum,
  articles,
  library,
  drugs,
  diseases,
  complaintPages,
  searchWords,
  insurance,
  imports,
  contacts,
  analytics,
  privacy,
  staffFinding,
]);
