import { describe, expect, it } from 'vitest';
import { accountEmail, accountName } from '../features/accounts/contract.ts';
import { ownPhone } from '../features/accounts/rules/own-phone.ts';
import { safeNext } from '../features/accounts/rules/safe-next.ts';
import { weakPassword } from '../features/accounts/rules/weak-password.ts';
import { redactText } from '../features/analytics/rules/clean-path.ts';
import { isConsentGranted } from '../features/analytics/rules/consent-cookie.ts';
import { tidyCaption } from '../features/media/media-writes.ts';
import { parseVideoUrl } from '../features/media/rules/video-url.ts';
import { MAX_CAPTION } from '../features/media/staff-contract.ts';
import { sortName } from '../features/professionals/rules/names.ts';
import { checkWebsite } from '../features/records/contact-edit.ts';
import { deviceName } from '../features/sessions/rules/device-name.ts';
import { knowsDevice } from '../features/sessions/rules/known-devices.ts';
import { socialEmail, socialName } from '../features/social-login/rules/social-name.ts';
import { Secret } from '../platform/env/secret.ts';
import { readCookie } from '../platform/http/cookies.ts';
import { visitorPosition } from '../platform/http/position-of.ts';
import { visitorAddress } from '../platform/http/visitor-address.ts';
import { parsePhones } from '../platform/phone/vietnam-phone.ts';
import { queryWords } from '../platform/search/reading/reading.ts';
import { foldWord, toneKey, wordsOf } from '../platform/search/text/words.ts';
import { foldCase, foldText, slugOf } from '../platform/text/fold-text.ts';
import { nameOrder } from '../platform/text/name-order.ts';
import { escapeHtml, safeHtml } from '../platform/text/safe-html.ts';
import { limitMarks } from '../platform/text/text-limits.ts';
import { tidyText } from '../platform/text/tidy-text.ts';
import { HOSTILE_NAMES, hostileText } from '../testing/hostile-texts.ts';
import { MAX_MS, threadCost } from '../testing/thread-cost.ts';

const HUNDRED_KB = 100_000;
const secret = new Secret('a secret that only tests ever use');

/** What takes a text of any length. */
const ANY_LENGTH: Readonly<Record<string, (text: string) => unknown>> = {
  limitMarks,
  tidyText,
  foldText,
  foldCase,
  slugOf,
  safeHtml,
  escapeHtml,
  queryWords,
  sortName,
  socialName,
  socialEmail,
  deviceName,
  visitorPosition,
  isConsentGranted,
  visitorAddress,
  parseVideoUrl,
  nameOrder: text => nameOrder(text, 220),
  accountName: text => accountName.safeParse(text),
  accountEmail: text => accountEmail.safeParse(text),
  tidyCaption: text => tidyCaption(text.slice(0, MAX_CAPTION)),
  safeNext: text => [safeNext(text, 'https://antam.example'), safeNext(`/${text}`, 'https://antam.example')],
  readCookie: text => [readCookie(`a=${text}`, 'a'), readCookie(`${text}; a=1`, 'a')],
  knowsDevice: text => knowsDevice(secret, text, { id: 1, passwordHash: null }),
  redactText: text => redactText(text, 300),
};

/** What takes a text whose length was looked at before, and how long it may be. */
const BOUNDED: Readonly<Record<string, readonly [max: number, read: (text: string) => unknown]>> = {
  parsePhones: [300, parsePhones],
  ownPhone: [40, text => ownPhone(text, 'place')],
  weakPassword: [128, text => weakPassword(text, 'ai-do@thu.example')],
  'weakPassword by the address': [254, text => weakPassword('mật khẩu đủ dài', `${text}@thu.example`)],
  checkWebsite: [300, text => checkWebsite(text, {})],
  'words of a tidy text': [4_000, text => wordsOf(tidyText(text)).map(word => [foldWord(word), toneKey(word)])],
};

async function expectCheap(read: (text: string) => unknown, length: number): Promise<void> {
  for (const name of HOSTILE_NAMES) {
    const text = hostileText(name, length);
    expect(await threadCost(() => read(text)), name).toBeLessThan(MAX_MS);
  }
}

describe('what reads texts from outside', () => {
  it.each(Object.entries(ANY_LENGTH))('takes no time for 100 KB: %s', (_, read) => expectCheap(read, HUNDRED_KB));

  it.each(Object.entries(BOUNDED))('takes no time for the longest that it gets: %s', (_, [max, read]) =>
    expectCheap(read, max),
  );
});

describe('hostile texts', () => {
  it('are made exactly as long as requested', () => {
    for (const name of HOSTILE_NAMES) expect([name, hostileText(name, 5_000).length]).toEqual([name, 5_000]);
  });
});
