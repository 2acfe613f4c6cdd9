import { randomCode } from '../../platform/auth/random-code.ts';
import type { Services } from '../../platform/services.ts';
import { addApplicant } from '../add-applicant.ts';
import type { MakePage } from './page-maker.ts';
import type { RowMaker } from './row-maker.ts';

/** Writes fresh promotions and insurance plans, each for one call. */
export interface OfferMaker {
  /** A promotion of a published place, of an account where one is given, that ends in a week or ended. */
  promotion(status: 'published' | 'hidden', owner?: number, ended?: boolean): Promise<number>;
  /** The code of a claim of a promotion by another account. */
  claim(promotion: number, redeemed: boolean): Promise<{ readonly id: number; readonly code: string }>;
  /** An insurance plan with a package and a benefit. */
  plan(status: 'published' | 'draft'): Promise<number>;
}

export function createOfferMaker(services: Services, { write, inHours }: RowMaker, page: MakePage): OfferMaker {
  const { clock } = services;
  return {
    promotion: async (status, owner, ended = false) => {
      const place = await page('place', 'published', owner);
      return write(
        `insert into promotion (slug, title, category, place_id, new_price, starts_at, ends_at, use_until, groups, status, created_at, updated_at)
         values ('thu', 'Ưu đãi thử', 'package', ?, 100000, ?, ?, ?, '[]', ?, ?, ?)`,
        [place, inHours(-48), inHours(ended ? -1 : 168), inHours(336), status, clock.now(), clock.now()],
      );
    },
    claim: async (promotion, redeemed) => {
      const code = randomCode();
      const { accountId } = await addApplicant({ services }, 'professional');
      const id = await write(
        `insert into promotion_claim (code, promotion_id, account_id, options, price, claimed_at, redeemed_at)
         values (?, ?, ?, '[]', 100000, ?, ?)`,
        [code, promotion, accountId, clock.now(), redeemed ? clock.now() : null],
      );
      return { id, code };
    },
    plan: status =>
      write(
        `insert into insurance_plan (slug, name, insurer, summary, packages, benefits, facts, sort_name, status, created_at, updated_at)
         values ('thu', 'Chương trình để thử quyền', 'Bảo hiểm thử', 'Tóm tắt đủ dài để thử.', ?, ?, ?, 'thu', ?, ?, ?)`,
        [
          '[{"code":"goi-a","name":"A","currency":"VND","premium":1}]',
          '[{"code":"b","name":"Quyền lợi","required":true,"age_groups":[{"from_age":0,"to_age":99,"premiums":{"goi-a":1}}],"medical_services":[]}]',
          '{"from_age":0,"to_age":99,"least":null,"packages":["A"],"required":[],"optional":[]}',
          status,
          clock.now(),
          clock.now(),
        ],
      ),
  };
}
