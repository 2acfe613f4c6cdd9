import type { FavouriteCard } from '../favourites/favourite-card.ts';
import { DoctorCard } from './doctor-card.tsx';

/** A professional among the visitor's favourites. */
export const favouriteCard: FavouriteCard<'professional'> = {
  type: 'professional',
  view: ({ professional: { id, name }, professional }) => ({
    id,
    name,
    card: <DoctorCard doctor={professional} priced hideHeart />,
  }),
};
