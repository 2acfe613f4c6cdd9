import { afterEach, expect, it } from 'vitest';
import { accountDraft } from './account-draft.ts';
import { bookingForm } from './booking-form.ts';
import { pendingContact } from './pending-contact.ts';
import { REGISTER } from './register.ts';
import { sweepIntents } from './sweep.ts';

const DAY_MS = 86_400_000;
/** Whatever lives for a day, by the register, whoever keeps it. */
const KEYS = REGISTER.filter(({ where, life }) => where === 'local-storage' && life === 1).map(({ name }) => name);

afterEach(() => localStorage.clear());

it.each([
  ['too old', JSON.stringify({ at: Date.now() - DAY_MS, value: { kind: 'place', type: 'place', id: 7 } })],
  ['of a time to come', JSON.stringify({ at: Date.now() + DAY_MS, value: { kind: 'place', type: 'place', id: 7 } })],
  ['cut off', '{"at":'],
  ['of another shape', '[1]'],
])('removes all that is %s', (_, text) => {
  expect(KEYS.length).toBeGreaterThan(4);
  for (const key of KEYS) localStorage.setItem(key, text);
  localStorage.setItem('antam:comment-vote:place:9', 'useful');
  sweepIntents();
  expect(Object.keys(localStorage)).toEqual(['antam:comment-vote:place:9']);
});

it('leaves what may still be resumed', () => {
  pendingContact.write({ kind: 'place', id: 7 });
  accountDraft.write({ email: 'a@b.vn' });
  bookingForm.write({ place: 5, professional: null, fields: { name: 'Mai' } });
  sweepIntents();
  expect(pendingContact.read()).toEqual({ kind: 'place', id: 7 });
  expect(accountDraft.read()).toEqual({ email: 'a@b.vn' });
  expect(bookingForm.read()).not.toBeNull();
});
