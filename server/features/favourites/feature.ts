import { defineFeature } from '../../platform/features/feature.ts';
import { usedByKind } from '../../platform/subjects/record-use.ts';
import { deleteFavouritesOf } from './commands/delete-favourites.ts';
import { Favourite } from './favourite.entity.ts';
import { favouriteData } from './personal-data.ts';
import { favouriteRoutes } from './routes.ts';
import { heartCounts } from './stored-counts.ts';

export const favourites = defineFeature({
  name: 'favourites',
  about: 'What people keep for themselves',
  uses: ['accounts'],
  entities: [Favourite],
  recordUses: [usedByKind('favourite', 'entityId', 'type')],
  endpoints: favouriteRoutes,
  subscribe: ({ events }) => events.onDelete(deleteFavouritesOf),
  counts: () => [heartCounts],
  personalData: favouriteData,
});
