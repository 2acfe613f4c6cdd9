import { slugId } from '../../platform/http/site-page.ts';
import type { Areas } from '../areas/area.repository.ts';
import type { Picture } from '../media/contract.ts';
import { placeUrl } from '../places/place.presenter.ts';
import { professionalUrl } from '../professionals/professional.presenter.ts';
import type { ClaimState, PromotionCard, PromotionDetail, PromotionRecord } from './contract.ts';
import type { PromotionDraft } from './draft-contract.ts';
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
  const province = row.place_province ?? row.professional_province;
  const area = province === null ? '' : (areas.province(province)?.name ?? '');
  if (row.place_id !== null) {
    const place = { id: row.place_id, slug: row.place_slug ?? '' };
    return {
      kind: 'place',
      id: row.place_id,
      name: row.place_name ?? '',
      absolute_url: placeUrl(place),
      address: row.place_address ?? '',
      area,
    };
  }
  const id = row.professional_id ?? 0;
  const name = [row.professional_honorific, row.professional_name].filter(Boolean).join(' ');
  const absolute_url = professionalUrl({ id, slug: row.professional_slug ?? '' });
  return { kind: 'professional', id, name, absolute_url, address: '', area };
}

export function presentCard(row: CardRow, { areas, now, pictures }: CardContext): PromotionCard {
  const record = presentRecord(row, areas);
  return {
    id: row.id,
    title: row.title,
    absolute_url: promotionUrl(row),
    category: row.category,
    old_price: row.old_price,
    new_price: row.new_price,
    discount_percent: discountPercent(row.old_price, row.new_price),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    state: promotionState({ startsAt: row.starts_at, endsAt: row.ends_at }, now),
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
    use_until: row.use_until.toISOString(),
    groups: [...row.groups],
  };
}

/** Whether a code can be redeemed at this moment. */
export function claimState(
  claim: { readonly redeemed_at: Date | null; readonly use_until: Date },
  now: Date,
): ClaimState {
  if (claim.redeemed_at) return 'redeemed';
  return now >= claim.use_until ? 'expired' : 'open';
}

/** Until when codes are good; null where that is the end of the promotion, with which it moves. */
export const ownUseUntil = ({ use_until, ends_at }: Pick<DetailRow, 'use_until' | 'ends_at'>): Date | null =>
  use_until.getTime() === ends_at.getTime() ? null : use_until;

/** A stored promotion as its editor sent it. */
export const draftOf = (row: DetailRow): PromotionDraft => ({
  title: row.title,
  category: row.category,
  old_price: row.old_price,
  new_price: row.new_price,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
  use_until: ownUseUntil(row),
  quota: row.quota,
  description: row.description,
  terms: row.terms,
  groups: row.groups,
});
