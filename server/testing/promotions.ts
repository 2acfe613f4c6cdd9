import type { OwnClaim } from '../features/promotions/contract.ts';
import type { StaffPromotion } from '../features/promotions/staff-contract.ts';
import { addCalendarKeepers, type CalendarKeepers } from './calendar-keepers.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

export interface PromotionVisitors {
  readonly keepers: CalendarKeepers;
  /** Writes a published promotion of the clinic through the console; it runs from yesterday for a week by default. */
  add(draft?: object): Promise<StaffPromotion>;
  claim(who: Request, promotion: number, options?: readonly number[]): Promise<Response>;
  /** Claims and answers what was got; throws where that was refused. */
  claimed(who: Request, promotion: number, options?: readonly number[]): Promise<OwnClaim>;
  redeem(who: Request, code: string): Promise<Response>;
}

const DAY_MS = 86_400_000;

/** Options of a promotion: one package of two, and what can be added to it. */
export const GROUPS = [
  {
    name: 'Chọn gói',
    choice: 'one',
    options: [{ name: 'Gói cơ bản' }, { name: 'Gói nâng cao', pricing: 'own', price: 2_500_000 }],
  },
  {
    name: 'Làm thêm',
    choice: 'any',
    options: [
      { name: 'Siêu âm', price: 200_000 },
      { name: 'Xét nghiệm máu', price: 300_000 },
    ],
  },
];

/** A clock that stands still at a moment, and the days around it. */
export function promotionDays(now: Date) {
  let time = now;
  const later = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return {
    clock: { now: () => time },
    /** The moment so many days later, as calls write it. */
    inDays: (days: number) => later(days).toISOString(),
    /** Works at another moment; the clock is as before afterwards. */
    after: async <T>(days: number, work: () => Promise<T>): Promise<T> => {
      time = later(days);
      try {
        return await work();
      } finally {
        time = now;
      }
    },
  };
}

/** For an app with the world tiny: a clinic with promotions, and who claims and redeems them. */
export async function addPromotionVisitors(app: TestApp): Promise<PromotionVisitors> {
  const keepers = await addCalendarKeepers(app);
  const { place, people } = keepers;
  const now = app.services.clock.now().getTime();
  const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString();
  const post = (who: Request, path: string, body: object) => who(path, { method: 'POST', body: JSON.stringify(body) });
  const claim: PromotionVisitors['claim'] = (who, promotion, options) =>
    post(who, '/api/v1/promotion-claim/', { promotion, ...(options && { options }) });
  return {
    keepers,
    claim,
    add: async (draft = {}) => {
      const answer = await post(people.editor, '/api/admin/promotions/', {
        title: 'Khám tổng quát cho cả nhà',
        category: 'package',
        old_price: 2_000_000,
        new_price: 1_500_000,
        starts_at: inDays(-1),
        ends_at: inDays(7),
        status: 'published',
        place,
        ...draft,
      });
      if (!answer.ok) throw new Error(`The promotion was refused: ${await answer.text()}`);
      return answer.json();
    },
    claimed: async (who, promotion, options) => {
      const answer = await claim(who, promotion, options);
      if (!answer.ok) throw new Error(`The claim was refused: ${await answer.text()}`);
      return answer.json();
    },
    redeem: (who, code) => post(who, '/api/v1/promotion-claim/redeem/', { code }),
  };
}
