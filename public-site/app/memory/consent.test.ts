import * as contract from '@antam/server/features/analytics/contract.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureAnalyticsId, forgetAnalyticsId, readAnalyticsId } from './analytics-id.ts';
import { CONSENT_COOKIE, CONSENT_VERSION, readConsent, writeConsent } from './consent.ts';
import { writeCookie } from './cookie-jar.ts';
import { asRandomId, randomId } from './random-id.ts';

const ID = '6f1c2b1e-58c1-4d0a-9d33-0a6f5f0c2b11';

afterEach(() => {
  vi.restoreAllMocks();
  writeCookie(CONSENT_COOKIE, null, 0);
  localStorage.clear();
});

it('the consent cookie has the name and the version that the server knows', () => {
  expect([CONSENT_COOKIE, CONSENT_VERSION]).toEqual([contract.CONSENT_COOKIE, contract.CONSENT_VERSION]);
});

describe('the script before the first paint', () => {
  const asks = async () => {
    delete document.documentElement.dataset.asksConsent;
    vi.resetModules();
    await import('../features/consent/ask-first.ts');
    return document.documentElement.hasAttribute('data-asks-consent');
  };

  it('asks visitors who have not chosen, and nobody else', async () => {
    expect(await asks()).toBe(true);
    writeConsent({ choice: 'refused' });
    expect(await asks()).toBe(false);
    writeConsent({ choice: 'granted', id: ID });
    expect(await asks()).toBe(false);
    writeCookie(CONSENT_COOKIE, `${CONSENT_VERSION - 1}.refused`, 1);
    expect(await asks()).toBe(true);
  });
});

describe('consent', () => {
  it('is stored for 180 days, with its id', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    expect(writeConsent({ choice: 'granted', id: ID })).toBe(true);
    expect(set).toHaveBeenCalledWith(`antam_consent=1.granted.${ID}; path=/; max-age=15552000; samesite=lax`);
    expect(readConsent()).toEqual({ choice: 'granted', id: ID });
  });

  it('is stored without an id when refused', () => {
    expect(writeConsent({ choice: 'refused' })).toBe(true);
    expect(document.cookie).toContain('antam_consent=1.refused');
    expect(readConsent()).toEqual({ choice: 'refused' });
  });

  it.each(['', '1', '1.granted', '1.granted.x', `0.granted.${ID}`, `1.granted.${ID}.x`, '1.refused.x', 'granted'])(
    'is none when the cookie is %j',
    value => expect(readConsent({ read: () => value })).toBeNull(),
  );

  it('never throws, whatever text it reads', () => {
    fc.assert(fc.property(fc.string(), text => readConsent({ read: () => text }) === null));
  });
});

describe('analytics id', () => {
  it('is created once, and removed on request', () => {
    const id = ensureAnalyticsId();
    expect(ensureAnalyticsId()).toBe(id);
    expect(readAnalyticsId()).toBe(id);
    forgetAnalyticsId();
    expect(readAnalyticsId()).toBeNull();
  });

  it('is replaced when it is malformed', () => {
    localStorage.setItem('antam:analytics-id', 'account-42');
    expect(readAnalyticsId()).toBeNull();
    expect(ensureAnalyticsId()).toMatch(/^[\da-f-]{36}$/);
  });
});

it('random ids differ and have the form that the server accepts', () => {
  const ids = Array.from({ length: 200 }, randomId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids) {
    expect(contract.consentChoice.shape.consent_id.safeParse(id).success).toBe(true);
    expect(asRandomId(id)).toBe(id);
  }
});
