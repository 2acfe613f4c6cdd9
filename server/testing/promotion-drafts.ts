import type { PromotionVisitors } from './promotions.ts';
import type { Request } from './visitor.ts';

const DAY_MS = 86_400_000;

/** Promotions of the clinic as they are sent, around a moment. */
export function promotionDrafts(visitors: () => PromotionVisitors, now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  /** One that is running. */
  const draft = (more: object = {}) => ({
    title: 'Tầm soát tim mạch',
    category: 'test',
    old_price: 900_000,
    new_price: 600_000,
    starts_at: inDays(-1),
    ends_at: inDays(7),
    place: visitors().keepers.place,
    ...more,
  });
  const send = (who: Request, method: string, path: string, body: object = {}) =>
    who(path, { method, body: JSON.stringify(body) });
  return {
    inDays,
    draft,
    send,
    /** Sends a new one as the provider of its page. */
    create: (who: Request, more?: object) => send(who, 'POST', '/api/v1/own-promotion/', draft(more)),
  };
}
