import { beforeEach, describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';
import { createDrafts, type Draft } from './drafts.ts';

const DAY = 86_400_000;
let now = 0;
const drafts = createDrafts(
  () => localStorage,
  () => now,
);
const draft = (more: Partial<Draft> = {}): Draft => ({
  account: 5,
  at: now,
  version: '2026-11-21T03:00:00.000Z',
  values: { name: 'Mới' },
  base: { name: 'Cũ' },
  ...more,
});

beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
  localStorage.clear();
});

describe('drafts', () => {
  it('come back to who typed them, and to nobody else', () => {
    drafts.write('places/7', draft());
    expect(drafts.read('places/7', 5)).toEqual(draft());
    expect([drafts.read('places/7', 6), drafts.read('places/8', 5)]).toEqual([undefined, undefined]);
    drafts.remove('places/7');
    expect(drafts.read('places/7', 5)).toBeUndefined();
  });

  it('are kept for 30 days', () => {
    drafts.write('places/7', draft());
    now += 29 * DAY;
    expect(drafts.read('places/7', 5)).toBeDefined();
    now += DAY;
    expect(drafts.read('places/7', 5)).toBeUndefined();
    drafts.write('places/8', draft({ at: now }));
    drafts.removeOld();
    expect(Object.keys(localStorage)).toEqual(['antam-draft:places/8']);
  });

  it('go when another account logs in, and when their own logs out; other stored values stay', () => {
    localStorage.setItem('RaStore.theme', 'dark');
    drafts.write('places/7', draft());
    drafts.write('places/8', draft({ account: 6 }));
    drafts.keepOnly(6);
    expect([drafts.read('places/7', 5), drafts.read('places/8', 6)]).toEqual([undefined, draft({ account: 6 })]);
    drafts.clear();
    expect(Object.keys(localStorage)).toEqual(['RaStore.theme']);
  });

  it('cost nothing where the browser refuses to store, or stores nonsense', () => {
    const refused = createDrafts(
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
      () => now,
    );
    expect([refused.write('places/7', draft()), refused.read('places/7', 5)]).toEqual([false, undefined]);
    refused.keepOnly(5);
    for (const text of ['{', '[]', '{"account":5}', '"x"']) {
      localStorage.setItem('antam-draft:places/7', text);
      expect(drafts.read('places/7', 5)).toBeUndefined();
    }
  });
});

describe('what has changed in a form', () => {
  it('is recognised by value; empty text, null and nothing are alike', () => {
    const base = { name: 'Cũ', phone: null, services: [{ term: 1, label: '' }], note: '' };
    const values = { name: 'Mới', phone: '', services: [{ term: 1, label: null }], note: undefined, more: 1 };
    expect(changesOf(base, values, ['name', 'phone', 'services', 'note'])).toEqual({ name: 'Mới' });
  });

  it('holds no password, no code and no file', () => {
    const values = { password: 'x', code: '1', name: 'Lan', file: new Blob(['x']) };
    expect(changesOf({}, values, Object.keys(values))).toEqual({ name: 'Lan' });
  });
});
