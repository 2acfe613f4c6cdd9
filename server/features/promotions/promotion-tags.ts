import { namesOfChange, namesOfCounts, namesOfHiding, record, type Tag } from '../../platform/cache/tag.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { Services } from '../../platform/services.ts';

/** The kind under which changes of promotions are announced. */
export const PROMOTION = 'promotion';

/** Whose promotion it is; exactly one of the two is set. */
export interface OwnerIds {
  readonly place: number | null;
  readonly professional: number | null;
}

/** Which promotions a place or a professional has. */
export const promotionsOf = (kind: 'place' | 'professional', id: number): Tag => record(`${kind}-promotions`, id);

/** Says inside the transaction that promotions began, ended or went: pages that show them are stale. */
export async function announcePromotions(
  unit: UnitOfWork,
  services: Pick<Services, 'tags'>,
  changed: ReadonlyArray<OwnerIds & { readonly id: number }>,
): Promise<void> {
  if (changed.length === 0) return;
  const names = namesOfChange(
    PROMOTION,
    changed.map(({ id }) => id),
  );
  // One that is hidden or over stands in no list any longer.
  await services.tags.write(unit, [...namesOfHiding(names), ...listsOf(changed)]);
}

/** Says inside the transaction that the lists of places and professionals changed whose promotions these are. */
export const announceLists = (
  unit: UnitOfWork,
  services: Pick<Services, 'tags'>,
  owners: readonly OwnerIds[],
): Promise<void> => services.tags.write(unit, listsOf(owners));

function listsOf(owners: readonly OwnerIds[]): string[] {
  const places = owners.flatMap(({ place }) => place ?? []);
  const professionals = owners.flatMap(({ professional }) => professional ?? []);
  return [
    ...[...new Set(places)].map(id => promotionsOf('place', id).name),
    ...[...new Set(professionals)].map(id => promotionsOf('professional', id).name),
  ];
}

/**
 * Says inside the transaction that a claim was made: pages may show the old number of claims left for a minute, but of one
 * that is used up no page says that there is something to claim.
 */
export const announceClaim = (
  unit: UnitOfWork,
  { tags }: Pick<Services, 'tags'>,
  { id, isLast }: { readonly id: number; readonly isLast: boolean },
): Promise<void> =>
  tags.write(unit, [...namesOfCounts(PROMOTION, [id]), ...(isLast ? namesOfChange(PROMOTION, [id]) : [])]);
