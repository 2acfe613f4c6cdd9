import { expect, it } from 'vitest';
import { workloadOf } from './workload.ts';

const records = Array.from({ length: 1_000 }, (_, n) => ({
  kind: 'place' as const,
  id: n + 1,
  name: `Nơi ${n}`,
  page: `/co-so-y-te/noi-${n + 1}/`,
  review: n % 2 ? n : null,
  calendar: undefined,
}));
const workload = workloadOf({ records, lists: ['/', '/co-so-y-te/', '/bac-si/'] });
const writes = Array.from({ length: 6_000 }, (_, n) => workload.write(n));

it('reads of a record are the rarer the lower its rank, and some reads meet every hundred of ranks', () => {
  const reads = new Map<string, number>();
  for (let n = 0; n < 40_000; n++) reads.set(workload.page(n), (reads.get(workload.page(n)) ?? 0) + 1);
  const ofRanks = (from: number, to: number) =>
    records.slice(from, to).reduce((sum, { page }) => sum + (reads.get(page) ?? 0), 0);
  expect(ofRanks(0, 10)).toBeGreaterThan(ofRanks(10, 20));
  expect(ofRanks(0, 100)).toBeGreaterThan(2 * ofRanks(900, 1_000));
  for (let from = 0; from < 1_000; from += 100) expect(ofRanks(from, from + 100)).toBeGreaterThan(0);
  expect(ofRanks(0, 1_000)).toBeGreaterThan(19_000);
});

it('saves meet popular and other records alike, hearts more often the popular ones', () => {
  const inFirstTenth = (does: string) => {
    const ids = writes.flatMap(write => (write?.does === does ? write.record.id : []));
    return ids.filter(id => id <= 100).length / ids.length;
  };
  expect(inFirstTenth('save')).toBeCloseTo(0.1, 1);
  expect(inFirstTenth('heart')).toBeGreaterThan(0.5);
});

it('three writes in ten are saves, and one save in six is checked', () => {
  expect(writes.filter(write => write?.does === 'save')).toHaveLength(1_800);
  expect(writes.filter(write => write?.isChecked)).toHaveLength(300);
});

it('votes meet pages with a review alone, and nobody books where there is no calendar', () => {
  const votes = writes.flatMap(write => (write?.does === 'vote' ? write.record.review : []));
  expect(votes).toHaveLength(1_200);
  expect(votes).not.toContain(null);
  expect(writes.filter(write => write?.does === 'booking' || write?.does === 'review')).toEqual([]);
});
