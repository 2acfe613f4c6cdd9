import type { FavouriteCard } from '../favourites/favourite-card.ts';
import { PlaceCard } from './place-card.tsx';

/** A place among the visitor's favourites. */
export const favouriteCard: FavouriteCard<'place'> = {
  type: 'place',
  view: ({ place }) => ({ id: place.id, name: place.name, card: <PlaceCard place={place} priced hideHeart /> }),
};
