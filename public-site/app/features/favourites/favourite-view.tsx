import type { FavouriteItem } from '@antam/server/features/favourites/contract.ts';
import type { ReactNode } from 'react';
import { PlaceCard } from '../places/place-card.tsx';
import { DoctorCard } from '../professionals/doctor-card.tsx';

/** A favourite, whichever kind of record it is. */
export type FavouriteView = { readonly id: number; readonly name: string; readonly card: ReactNode };

/** How a favourite of each kind is shown: the one place of the site that lists the kinds which people may keep. */
export function favouriteView(item: FavouriteItem): FavouriteView {
  switch (item.type) {
    case 'place':
      return { id: item.place.id, name: item.place.name, card: <PlaceCard place={item.place} hideHeart /> };
    case 'professional': {
      const { id, name } = item.professional;
      return { id, name, card: <DoctorCard doctor={item.professional} hideHeart /> };
    }
  }
}
