import type { accountCalls } from './features/accounts/contract.ts';
import type { analyticsCalls } from './features/analytics/contract.ts';
import type { areaCalls } from './features/areas/contract.ts';
import type { collectionCalls } from './features/collections/contract.ts';
import type { contactCalls } from './features/contacts/contract.ts';
import type { favouriteCalls } from './features/favourites/contract.ts';
import type { filterCalls } from './features/listing/contract.ts';
import type { loginCalls } from './features/login/contract.ts';
import type { passwordCalls } from './features/passwords/contract.ts';
import type { placeCalls } from './features/places/contract.ts';
import type { privacyCalls } from './features/privacy/contract.ts';
import type { professionalCalls } from './features/professionals/contract.ts';
import type { searchCalls } from './features/search/contract.ts';
import type { secondFactorCalls } from './features/second-factor/contract.ts';
import type { sessionCalls } from './features/sessions/contract.ts';
import type { signUpCalls } from './features/sign-up/contract.ts';
import type { siteCalls } from './features/site/contract.ts';
import type { socialCalls } from './features/social-login/contract.ts';
import type { serviceCalls, specialityCalls } from './features/taxonomy/contract.ts';
import type { Ask, CallsOf } from './platform/contract/call-types.ts';
import type { Method } from './platform/contract/declare-calls.ts';

/** Every call that visitors' browsers make. */
type SiteCall =
  | CallsOf<typeof accountCalls>
  | CallsOf<typeof analyticsCalls>
  | CallsOf<typeof areaCalls>
  | CallsOf<typeof collectionCalls>
  | CallsOf<ReturnType<typeof contactCalls<string>>>
  | CallsOf<ReturnType<typeof favouriteCalls>>
  | CallsOf<typeof filterCalls>
  | CallsOf<typeof loginCalls>
  | CallsOf<typeof passwordCalls>
  | CallsOf<typeof placeCalls>
  | CallsOf<typeof privacyCalls>
  | CallsOf<typeof professionalCalls>
  | CallsOf<typeof searchCalls>
  | CallsOf<typeof secondFactorCalls>
  | CallsOf<typeof serviceCalls>
  | CallsOf<typeof sessionCalls>
  | CallsOf<typeof signUpCalls>
  | CallsOf<typeof siteCalls>
  | CallsOf<typeof socialCalls>
  | CallsOf<typeof specialityCalls>;

/** How the sites' clients ask the calls of one method, by path. Types alone: no schema comes with them. */
export type SiteAsk<M extends Method> = Ask<SiteCall, M>;
