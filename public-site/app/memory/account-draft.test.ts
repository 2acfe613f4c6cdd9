import { afterEach, expect, it } from 'vitest';
import { accountDraft } from './account-draft.ts';
import { forgetVisitor } from './forget.ts';

const HOUR_MS = 3_600_000;

afterEach(() => localStorage.clear());

it('a draft keeps what was typed for 24 hours, and no longer', () => {
  expect(accountDraft.write({ name: 'Trần Văn Minh', email: 'minh@antam.example' }, 0)).toBe(true);
  expect(accountDraft.read(24 * HOUR_MS - 1)).toEqual({ name: 'Trần Văn Minh', email: 'minh@antam.example' });
  expect(accountDraft.read(24 * HOUR_MS)).toBeNull();
  expect(localStorage.getItem(accountDraft.key)).toBeNull();
});

it('a draft stores and reads no password, whatever the storage holds', () => {
  const value = { email: 'a@b.vn', password: 'bí mật', name: 7, place_name: 'x'.repeat(301) };
  localStorage.setItem(accountDraft.key, JSON.stringify({ at: 0, value }));
  expect(accountDraft.read(1)).toEqual({ email: 'a@b.vn' });
  localStorage.setItem(accountDraft.key, '{"at":0,"value":[');
  expect(accountDraft.read(1)).toBeNull();
});

it('a draft is removed at logout', async () => {
  accountDraft.write({ email: 'a@b.vn' }, 0);
  await forgetVisitor();
  expect(localStorage.getItem(accountDraft.key)).toBeNull();
});
