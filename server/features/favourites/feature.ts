import { defineFeature } from '../../platform/features/feature.ts';
import { deleteFavouritesOf } from './commands/delete-favourites.ts';
import { Favourite } from './favourite.entity.ts';
import { favouriteData } from './personal-data.ts';
import { favouriteRoutes } from './routes.ts';

export const favourites = defineFeature({
  name: 'favourites',
  about: 'What people keep for themselves',
  uses: ['accounts'],
  entities: [Favourite],
  endpoints: favouriteRoutes,
  subscribe: ({ db, events }) => events.onDelete((unit, gone) => deleteFavouritesOf(unit, db.engine, gone)),
  personalData: favouriteData,
});
