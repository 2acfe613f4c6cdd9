import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueScan, planPage } from './select-page.ts';

const sizes = fc
  .tuple(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 1, max: 10_000 }),
  )
  .map(([all, share, wanted]) => ({ all, members: Math.ceil(all * share), wanted }));

describe('planPage', () => {
  it('sorts few members and walks the order for many', () => {
    expect(planPage(20, 50, 100_000).kind).toBe('sort');
    expect(planPage(20, 30_000, 100_000)).toEqual({ kind: 'scan', rows: 87 });
    expect(planPage(20, 20, 1_000_000).kind).toBe('sort');
    expect(planPage(60, 426, 100_000).kind).toBe('sort');
    expect(planPage(60, 4_165, 1_000_000).kind).toBe('scan');
  });

  it('never plans a scan that costs far more than sorting the members', () => {
    fc.assert(
      fc.property(sizes, ({ all, members, wanted }) => {
        const plan = planPage(wanted, members, all);
        if (plan.kind === 'scan') expect(plan.rows).toBeLessThanOrEqual(Math.min(all, members * 28));
      }),
    );
  });

  it('makes progress in each step until it sorts or reaches the end, however the members are spread', () => {
    fc.assert(
      fc.property(sizes, ({ all, members, wanted }) => {
        let plan = planPage(wanted, members, all);
        let scanned = 0;
        for (let steps = 0; plan.kind === 'scan' && scanned < all; steps++) {
          expect(plan.rows).toBeGreaterThan(scanned);
          expect(steps).toBeLessThan(20);
          scanned = plan.rows;
          plan = continueScan(scanned, members, all);
        }
      }),
    );
  });
});
