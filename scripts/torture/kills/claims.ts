import type { Cluster } from '../cluster.ts';
import type { Member, Seen } from '../crowd.ts';
import { claim, redeem, runningPromotion } from '../promotions.ts';
import { marksFor, rows } from '../rows.ts';
import { type Errand, halfFaults, type Progress, step, stepFaults } from './errand.ts';

const PROMOTIONS = 5;

interface Claim extends Progress {
  readonly account: number;
  readonly promotion: number;
}

/** Members claim promotion after promotion, and the owner of the page redeems what they got. */
export async function claims(cluster: Cluster, people: readonly Member[], owner: Member): Promise<Errand> {
  const promotions: number[] = [];
  for (let n = 0; n < PROMOTIONS; n += 1) {
    promotions.push(await runningPromotion(cluster, { quota: 100, owners: [owner] }));
  }
  const written: Claim[] = [];
  return {
    writers: people.map(member => writeClaims(member, owner, promotions, written)),
    faults: async () => {
      const marks = marksFor(promotions);
      const stored = await rows<{ account_id: number; promotion_id: number; redeemed_at: unknown }>(
        cluster,
        `select account_id, promotion_id, redeemed_at from promotion_claim where promotion_id in (${marks})`,
        promotions,
      );
      const stepOf = ({ account, promotion }: Claim) => {
        const own = stored.find(row => row.account_id === account && row.promotion_id === promotion);
        if (!own) return 0;
        return own.redeemed_at === null ? 1 : 2;
      };
      const counted = await rows<{ id: number; claimed: number }>(
        cluster,
        `select id, claimed from promotion where id in (${marks})`,
        promotions,
      );
      const wrong = counted.filter(
        ({ id, claimed }) => claimed !== stored.filter(row => row.promotion_id === id).length,
      );
      const steps = written.map(one => ({ ...one, stored: stepOf(one) }));
      return [...stepFaults('claims', steps), ...halfFaults('promotions with claims', wrong.length)];
    },
  };
}

async function* writeClaims(
  { who, account }: Member,
  owner: Member,
  promotions: readonly number[],
  written: Claim[],
): AsyncGenerator<Seen, void> {
  for (const promotion of promotions) {
    const one: Claim = { account, promotion, sent: 0, acknowledged: 0 };
    written.push(one);
    const claimed = await step(one, () => claim(who, promotion));
    yield claimed;
    const { code }: { code: string } = JSON.parse(claimed.text);
    yield await step(one, () => redeem(owner.who, code));
  }
}
