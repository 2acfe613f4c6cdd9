import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../memory/cookie-jar.ts';
import { sendBeacon } from './beacon.ts';
import type { CleanHit } from './clean-hit.ts';
import { deleteForeignCookies } from './foreign-cookies.ts';
import { ga4Sink } from './ga4-sink.ts';
import { matomoSink } from './matomo-sink.ts';

const USER = '6f1c2b1e-58c1-4d0a-9d33-0a6f5f0c2b11';
const HITS: CleanHit[] = [
  { kind: 'page', path: '/bac-si/', title: 'Bác sĩ' },
  { kind: 'virtual', path: '/nhan-xet/loi/' },
  { kind: 'event', path: '/bac-si/', category: 'thanks', action: 'done', label: 'x', value: 3 },
  { kind: 'timing', path: '/bac-si/', category: 'page', action: 'load', value: 812 },
];
const at = (path: string) => location.origin + path;

/** Entries of a service's queue on the window, as plain lists. */
function queue(name: string): unknown[][] {
  const entries: unknown = Reflect.get(window, name);
  return Array.isArray(entries) ? entries.map(entry => Array.from(entry)) : [];
}

beforeEach(() => {
  history.replaceState(null, '', '/bac-si/?q=bi-mat');
  document.head.innerHTML = '';
  // The scripts are never fetched here: only that they are asked for matters.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ['dataLayer', '_paq', 'ga-disable-G-AB12']) Reflect.deleteProperty(window, name);
});

describe('Google Analytics', () => {
  it('gets every hit, without query, and the random id', () => {
    const sink = ga4Sink('G-AB12', USER);
    for (const hit of HITS) sink.send(hit);
    const calls = queue('dataLayer');
    expect(calls).toContainEqual([
      'config',
      'G-AB12',
      expect.objectContaining({ user_id: USER, send_page_view: false }),
    ]);
    expect(calls.filter(([name]) => name === 'event')).toEqual([
      ['event', 'page_view', { page_location: at('/bac-si/'), page_title: 'Bác sĩ' }],
      ['event', 'page_view', { page_location: at('/nhan-xet/loi/'), page_title: '' }],
      ['event', 'done', { event_category: 'thanks', event_label: 'x', value: 3, page_location: at('/bac-si/') }],
      ['event', 'timing_complete', expect.objectContaining({ event_category: 'page', name: 'load', value: 812 })],
    ]);
    expect(JSON.stringify(calls)).not.toContain('bi-mat');
  });

  it('is switched off when it stops', () => {
    const sink = ga4Sink('G-AB12', USER);
    sink.stop();
    expect(Reflect.get(window, 'ga-disable-G-AB12')).toBe(true);
  });
});

describe('foreign cookies', () => {
  it('are deleted whatever their ids are, and no other cookies are', async () => {
    const foreign = ['_ga', '_ga_AB12', '_ga_OLDER', '_gid', '_gat_x', '_gcl_au', '_pk_id.4.ab12'];
    const own = ['XSRF-TOKEN', 'antam_consent', 'province', '_gasoline', 'ga', 'x_ga'];
    for (const name of [...foreign, ...own]) writeCookie(name, '1', 1);
    deleteForeignCookies();
    const left = () => document.cookie.split('; ').map(pair => pair.split('=')[0]);
    // The test's browser lets a cookie go a millisecond late.
    await expect.poll(() => left().sort()).toEqual([...own].sort());
    for (const name of own) writeCookie(name, null, 0);
  });
});

describe('Matomo', () => {
  it('gets every hit, without query or cookies, and the random id', () => {
    const sink = matomoSink({ url: 'https://matomo.example', siteId: 4 }, USER);
    for (const hit of HITS) sink.send(hit);
    expect(queue('_paq')).toEqual([
      ['disableCookies'],
      ['setTrackerUrl', 'https://matomo.example/matomo.php'],
      ['setSiteId', '4'],
      ['setUserId', USER],
      ['setReferrerUrl', ''],
      ['setCustomUrl', at('/bac-si/')],
      ['setDocumentTitle', 'Bác sĩ'],
      ['trackPageView'],
      ['setCustomUrl', at('/nhan-xet/loi/')],
      ['setDocumentTitle', ''],
      ['trackPageView'],
      ['setCustomUrl', at('/bac-si/')],
      ['trackEvent', 'thanks', 'done', 'x', 3],
      ['setCustomUrl', at('/bac-si/')],
      ['trackEvent', 'timing-page', 'load', undefined, 812],
    ]);
  });
});

describe('sendBeacon', () => {
  it.each([
    ['refuses', () => false],
    [
      'fails',
      () => {
        throw new TypeError('no');
      },
    ],
  ])('uses fetch when the browser %s', (_, beacon) => {
    vi.stubGlobal('navigator', { sendBeacon: beacon });
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    sendBeacon('/api/v1/analytics/', { hits: [] });
    expect(fetched).toHaveBeenCalledWith(
      '/api/v1/analytics/',
      expect.objectContaining({ method: 'POST', body: '{"hits":[]}', keepalive: true }),
    );
  });

  it('does not throw when nothing can be sent', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(() => sendBeacon('/x', {})).not.toThrow();
    await Promise.resolve();
  });
});
