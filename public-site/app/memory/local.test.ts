import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANALYTICS_ID_KEY } from './analytics-id.ts';
import { accountDrafts } from './draft-keys.ts';
import { writeDraft } from './draft-store.ts';
import { emailCookie } from './email.ts';
import { forgetVisitor } from './forget.ts';
import { nameCookie } from './name.ts';
import { pendingContact } from './pending-contact.ts';
import { pendingFavourite } from './pending-favourite.ts';
import { phoneCookie } from './phone.ts';

const NOW = Date.UTC(2026, 0, 2);
const DAY = 86_400_000;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const forbidden = () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
};

/** Storage that keeps nothing. */
function full(): void {
  const real = localStorage;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem, getItem: (key: string) => real.getItem(key) });
}

/** Each stored intent, with the value that it is tried with. */
const INTENTS = [
  ['pending favourite', pendingFavourite, { type: 'place', id: 7 } as const],
  ['pending contact', pendingContact, { kind: 'professional', id: 3 } as const],
] as const;

describe.each(INTENTS)('%s', (_, intent, value) => {
  // Each row's value is of its own intent's type, which the table's rows forget.
  const write = (now: number) => intent.write(value as never, now);

  it('is stored, read and cleared', () => {
    expect(write(NOW)).toBe(true);
    expect(intent.read(NOW + 1)).toEqual(value);
    intent.clear();
    expect(intent.read(NOW + 1)).toBeNull();
  });

  it('expires after 24 hours', () => {
    write(NOW);
    expect(intent.read(NOW + DAY - 1)).toEqual(value);
    expect(intent.read(NOW + DAY)).toBeNull();
    expect(localStorage.getItem(intent.key)).toBeNull();
    write(NOW);
    expect(intent.read(NOW - 1)).toBeNull();
  });

  it('is removed when it is malformed', () => {
    localStorage.setItem(intent.key, JSON.stringify({ at: NOW, value: 'none' }));
    expect(intent.read(NOW)).toBeNull();
    expect(localStorage.getItem(intent.key)).toBeNull();
  });

  it('is read as null when any part of it is malformed', () => {
    const text = JSON.stringify({ at: NOW, value });
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, other) => {
        localStorage.setItem(intent.key, text.slice(0, at) + other + text.slice(at + 1));
        const read = intent.read(NOW + 1);
        if (read !== null) expect(Object.keys(read)).toEqual(Object.keys(value));
      }),
    );
    fc.assert(
      fc.property(fc.json(), json => {
        localStorage.setItem(intent.key, `{"at":${NOW},"value":${json}}`);
        expect(() => intent.read(NOW)).not.toThrow();
      }),
    );
  });

  it('survives storage that is forbidden or full', () => {
    full();
    expect(write(NOW)).toBe(false);
    vi.unstubAllGlobals();
    forbidden();
    expect(write(NOW)).toBe(false);
    expect(intent.read(NOW)).toBeNull();
    expect(() => intent.clear()).not.toThrow();
  });
});

describe('forgetVisitor', () => {
  it('leaves no pending favourite or contact, no draft and no name to the next person', async () => {
    pendingFavourite.write({ type: 'place', id: 7 });
    pendingContact.write({ kind: 'place', id: 7 });
    emailCookie.write('a@b.vn');
    nameCookie.write('A');
    phoneCookie.write('0912345678');
    writeDraft(accountDrafts('signup'), { tab: 'one', owner: 0, version: '', values: { email: ['a@b.vn'] }, files: 0 });
    localStorage.setItem(ANALYTICS_ID_KEY, 'stays');
    await forgetVisitor();
    expect(Object.keys(localStorage)).toEqual([ANALYTICS_ID_KEY]);
    expect([emailCookie.read(), nameCookie.read(), phoneCookie.read()]).toEqual([null, null, null]);
  });

  it('does not fail where storage is forbidden', () => {
    forbidden();
    expect(() => forgetVisitor()).not.toThrow();
  });
});
