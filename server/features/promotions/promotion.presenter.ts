import { slugId } from '../../platform/http/site-page.ts';
import type { Areas } from '../areas/area.repository.ts';
import type { Picture } from '../media/contract.ts';
import { placeUrl } from '../places/place.presenter.ts';
import { professionalUrl } from '../professionals/professional.presenter.ts';
import type { ClaimState, PromotionCard, PromotionDetail, PromotionRecord } from './contract.ts';
import { promotionPages } from './pages.ts';
import type { CardRow, DetailRow, OwnerRow } from './queries/promotion-rows.ts';
import { claimsLeft, discountPercent, promotionState } from './rules/promotion-state.ts';

/** What a card shows beside the row. */
export interface CardContext {
  readonly areas: Areas;
  readonly now: Date;
  /** Main pictures of places and of professionals. */
  readonly pictures: Readonly<Record<PromotionRecord['kind'], ReadonlyMap<number, Picture>>>;
}

/** The address of a promotion's page. */
export const promotionUrl = (promotion: { readonly slug: string; readonly id: number }): string =>
  promotionPages.detail({ slugId: slugId(promotion) });

/** The place or professional whose promotion it is. */
export function presentRecord(row: OwnerRow, areas: Areas): PromotionRecord {
  const province = row.placeProvince ?? row.professionalProvince;
  const area = province === null ? '' : (areas.province(province)?.name ?? '');
  if (row.place !== null) {
    const place = { id: row.place, slug: row.placeSlug ?? '' };
    return {
      kind: 'place',
      id: row.place,
      name: row.placeName ?? '',
      absolute_url: placeUrl(place),
      address: row.placeAddress ?? '',
      area,
    };
  }
  const id = row.professional ?? 0;
  const name = [row.professionalHonorific, row.professionalName].filter(Boolean).join(' ');
  const absolute_url = professionalUrl({ id, slug: row.professionalSlug ?? '' });
  return { kind: 'professional', id, name, absolute_url, address: '', area };
}

export function presentCard(row: CardRow, { areas, now, pictures }: CardContext): PromotionCard {
  const record = presentRecord(row, areas);
  return {
    id: row.id,
    title: row.title,
    absolute_url: promotionUrl(row),
    category: row.category,
    old_price: row.oldPrice,
    new_price: row.newPrice,
    discount_percent: discountPercent(row.oldPrice, row.newPrice),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    state: promotionState({ startsAt: row.startsAt, endsAt: row.endsAt }, now),
    left: claimsLeft(row),
    record,
    picture: pictures[record.kind].get(record.id) ?? null,
  };
}

export function presentDetail(row: DetailRow, context: CardContext): PromotionDetail {
  return {
    ...presentCard(row, context),
    now: context.now.toISOString(),
    slug: row.slug,
    description: row.description,
    terms: row.terms,
    use_until: row.useUntil.toISOString(),
    groups: [...row.groups],
  };
}

/** Whether a code can be redeemed at this moment. */
export function claimState(
  claim: { readonly redeemedAt: Date | null; readonly useUntil: Date },
  now: Date,
): ClaimState {
  if (claim.redeemedAt) return 'redeemed';
  return now >= claim.useUntil ? 'expired' : 'open';
}
