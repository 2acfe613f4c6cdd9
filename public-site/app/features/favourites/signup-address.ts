import { type AccountRequest, accountAddress } from '../accounts/account-address.ts';
import type { FavouriteType } from './favourites-context.ts';

/** The request for a signup that begins at a favourite and returns to `next`, with its name for analytics. */
export function favouriteSignup(type: FavouriteType, next: string): AccountRequest {
  const utm = { utm_source: 'antam', utm_medium: 'favourite', utm_campaign: type };
  return { tab: 'signup', source: 'favourite', next, utm };
}

/** The same as an address, for browsers without script: `key` names the favourite, `place:12`. */
export function favouriteSignupAddress(type: FavouriteType, key: string, next: string): string {
  return accountAddress({ ...favouriteSignup(type, next), favourite: key });
}
