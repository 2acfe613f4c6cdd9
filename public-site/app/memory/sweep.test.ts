import { afterEach, expect, it } from 'vitest';
import { ANALYTICS_ID_KEY } from './analytics-id.ts';
import { accountDrafts } from './draft-keys.ts';
import { readDrafts, writeDraft } from './draft-store.ts';
import { pendingContact } from './pending-contact.ts';
import { STORAGE_REGISTRY } from './storage-registry.ts';
import { sweepIntents } from './sweep.ts';

const DAY_MS = 86_400_000;
/** What lives for a day, by the registry, in each of its modules. */
const KEYS = STORAGE_REGISTRY.filter(({ where, life }) => where === 'local-storage' && life === 1).map(
  ({ name }) => name,
);

const KEY = accountDrafts('signup');

afterEach(() => localStorage.clear());

it.each([
  ['too old', JSON.stringify({ at: Date.now() - DAY_MS, value: { kind: 'place', type: 'place', id: 7 } })],
  ['of a time to come', JSON.stringify({ at: Date.now() + DAY_MS, value: { kind: 'place', type: 'place', id: 7 } })],
  ['cut off', '{"at":'],
  ['of another shape', '[1]'],
])('sweeping removes every stored intent that is %s', (_, text) => {
  expect(KEYS).toHaveLength(12);
  for (const key of KEYS) localStorage.setItem(key, text);
  localStorage.setItem(ANALYTICS_ID_KEY, 'stays');
  void sweepIntents();
  expect(Object.keys(localStorage)).toEqual([ANALYTICS_ID_KEY]);
});

it('sweeping keeps intents that may still be resumed', async () => {
  pendingContact.write({ kind: 'place', id: 7 });
  writeDraft(KEY, { tab: 'one', owner: 0, version: '', values: { email: ['a@b.vn'] }, files: 0 });
  await sweepIntents();
  expect(pendingContact.read()).toEqual({ kind: 'place', id: 7 });
  expect(readDrafts(KEY)).toMatchObject([{ values: { email: ['a@b.vn'] } }]);
});
