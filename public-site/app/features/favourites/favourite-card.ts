import type { FavouriteItems, FavouriteName } from '@antam/server/platform/contract/favourite-shapes.ts';
import type { ReactNode } from 'react';

/** A favourite, whichever kind of record it is. */
export type FavouriteView = { readonly id: number; readonly name: string; readonly card: ReactNode };

/** How a favourite of one kind is shown: what the kind's folder exports as `favouriteCard` from `favourite-card.tsx`. */
export interface FavouriteCard<N extends FavouriteName = FavouriteName> {
  readonly type: N;
  view(item: FavouriteItems[N]): FavouriteView;
}
