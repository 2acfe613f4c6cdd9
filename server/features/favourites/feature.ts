import type { Feature } from '../../platform/http/feature.ts';
import { Favourite } from './favourite.entity.ts';
import { favouriteRoutes } from './routes.ts';

export const favourites: Feature = {
  name: 'favourites',
  entities: [Favourite],
  endpoints: favouriteRoutes,
};
