import { type AccountRequest, accountAddress } from '../accounts/account-address.ts';
import type { FavouriteType } from './favourites-context.ts';

/** The signup of a visitor who wants to keep something in mind and comes back to `next`, named for those who count. */
export function favouriteSignup(type: FavouriteType, next: string): AccountRequest {
  const utm = { utm_source: 'antam', utm_medium: 'favourite', utm_campaign: type };
  return { tab: 'signup', source: 'favourite', next, utm };
}

/** The same as an address, for browsers without script. */
export function favouriteSignupAddress(type: FavouriteType, next: string): string {
  return accountAddress(favouriteSignup(type, next));
}
