import type { FavouriteItem } from '@antam/server/features/favourites/contract.ts';
import type { FavouriteName } from '@antam/server/platform/contract/favourite-shapes.ts';
import type { FavouriteCard, FavouriteView } from './favourite-card.ts';

/** The cards of all kinds of record that people may keep, from the kinds' folders. */
const CARDS = new Map<string, FavouriteCard>(
  Object.values(
    import.meta.glob<FavouriteCard>('../*/favourite-card.tsx', { eager: true, import: 'favouriteCard' }),
  ).map(card => [card.type, card]),
);

/** Whether people may keep records of the kind with this name. */
export const isFavouriteName = (name: string): name is FavouriteName => CARDS.has(name);

/** How a favourite is shown. Throws where its kind has no card. */
export function favouriteView(item: FavouriteItem): FavouriteView {
  const card = CARDS.get(item.type);
  if (!card) throw new Error(`There is no card for a favourite ${item.type}`);
  return card.view(item);
}
