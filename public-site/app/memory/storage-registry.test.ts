import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ANALYTICS_ID_KEY } from './analytics-id.ts';
import { CONSENT_COOKIE, CONSENT_DAYS } from './consent.ts';
import { QUESTION_DRAFTS } from './draft-keys.ts';
import { emailCookie } from './email.ts';
import { nameCookie } from './name.ts';
import { pendingContact } from './pending-contact.ts';
import { pendingFavourite } from './pending-favourite.ts';
import { pendingPromotion } from './pending-promotion.ts';
import { phoneCookie } from './phone.ts';
import { postThanksCookie } from './post-thanks.ts';
import { QUESTION_KEYS } from './question-draft.ts';
import { replyAsIdCookie, replyAsTypeCookie } from './reply-as.ts';
import { STORAGE_REGISTRY, storedCookies } from './storage-registry.ts';

const of = (place: 'cookie' | 'local-storage') => STORAGE_REGISTRY.filter(({ where }) => where === place);
const lifeOf = (name: string, within = STORAGE_REGISTRY) => within.find(item => item.name === name)?.life;

it('[STORE-23] the registry of storage names every cookie that this site uses, with its life', () => {
  const hints = [emailCookie, nameCookie, phoneCookie, postThanksCookie, replyAsTypeCookie, replyAsIdCookie].map(
    ({ name }) => name,
  );
  expect(
    of('cookie')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(
    [
      ...hints,
      'province',
      'user_location',
      'XSRF-TOKEN',
      'antam_session',
      'antam_device',
      'antam_social',
      'antam_hold',
      'antam_notice',
      'zoanid',
      CONSENT_COOKIE,
    ].sort(),
  );
  for (const name of [...hints, 'province']) expect(lifeOf(name)).toBe(365);
  expect(lifeOf(CONSENT_COOKIE)).toBe(CONSENT_DAYS);
});

it('[STORE-23] the registry of storage names every key of local storage, each with a purpose', () => {
  const intents = [pendingFavourite, pendingContact, pendingPromotion].map(({ key }) => key);
  const question = [...QUESTION_KEYS, QUESTION_DRAFTS];
  const drafts = [
    'antam:account-draft:…',
    'antam:review-draft:…',
    'antam:booking-form:…',
    'antam:draft:…',
    ...question,
  ];
  // The console writes it, whose own tests hold what is in it.
  const ofStaff = 'antam-draft:…';
  expect(
    of('local-storage')
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...intents, ...drafts, ofStaff, 'antam:account', 'antam:comment-vote:…', ANALYTICS_ID_KEY].sort());
  expect(lifeOf(ofStaff)).toBe(30);
  for (const key of [...intents, ...drafts]) expect(lifeOf(key, of('local-storage'))).toBe(1);
  expect(STORAGE_REGISTRY.every(({ purpose }) => purpose.length > 15)).toBe(true);
});

it('the registry of storage names every key that a module of this folder stores', () => {
  const sources = readdirSync(import.meta.dirname).filter(
    file => /^[\w-]+\.ts$/.test(file) && file !== 'storage-registry.ts',
  );
  const texts = sources.map(file => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const keys = texts.flatMap(text => [...text.matchAll(/['`](antam:[a-z-]+:?)/g)].map(([, key]) => key ?? ''));
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter(key => lifeOf(key.endsWith(':') ? `${key}…` : key) === undefined)).toEqual([]);
});

it('the registry of storage names the cookies of the server as browsers show them, over HTTPS and without', () => {
  const own = ['antam_device', 'antam_hold', 'antam_notice', 'antam_session', 'antam_social', 'XSRF-TOKEN'];
  const shown = (origin: string) => storedCookies(origin).map(({ name }) => name);
  const secure = shown('https://antam.example');
  expect(secure.filter(name => name.startsWith('__Host-')).sort()).toEqual(own.map(name => `__Host-${name}`).sort());
  expect(secure).toContain('province');
  expect(shown('http://localhost:3000')).toEqual(expect.arrayContaining([...own, 'province']));
});
