import { analyticsBatch } from '@antam/server/features/analytics/contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanHit } from './clean-hit.ts';
import { type Batch, createCollector } from './collector.ts';
import { createTracker } from './create-tracker.ts';
import type { Hit } from './hit.ts';
import { pagePath } from './page-path.ts';
import type { Sink } from './sink.ts';

const USER = '6f1c2b1e-58c1-4d0a-9d33-0a6f5f0c2b11';
const NOTHING_CONFIGURED = { ga4_id: null, matomo: null };
const PAGE: Hit = { kind: 'page', path: '/bac-si/', title: 'Bác sĩ' };
const EVENT: Hit = { kind: 'event', category: 'thanks', action: 'failed', label: 'x', value: 3 };
const TIMING: Hit = { kind: 'timing', category: 'page', action: 'load', value: 811.7 };
const VIRTUAL: Hit = { kind: 'virtual', path: '/ghi-nho/them-moi/hoan-thanh/' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A tracker whose visitor chose so, and everything that left it. */
function setUp(granted: boolean, sink?: Sink) {
  const sent: Batch[] = [];
  const visitor = { granted };
  const ensureUserId = vi.fn(() => USER);
  const forget = vi.fn();
  const openThirdParties = vi.fn(async () => (sink ? [sink] : []));
  const tracker = createTracker({
    collector: createCollector(batch => sent.push(batch)),
    isGranted: () => visitor.granted,
    ensureUserId,
    forget,
    openThirdParties,
  });
  return { sent, visitor, tracker, ensureUserId, forget, openThirdParties };
}

describe('with consent', () => {
  it('[TRK-04] reports the random id of the visitor', () => {
    const { tracker, sent } = setUp(true);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    tracker.take(PAGE);
    vi.runAllTimers();
    expect(sent.map(({ user_id }) => user_id)).toEqual([USER]);
  });

  it('[TRK-01] [TRK-02] [TRK-03] reports pages, events and timings together', () => {
    const { tracker, sent } = setUp(true);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    for (const hit of [PAGE, VIRTUAL, EVENT, TIMING]) tracker.take(hit);
    expect(sent).toEqual([]);
    vi.runAllTimers();
    expect(sent).toEqual([
      {
        user_id: USER,
        hits: [PAGE, VIRTUAL, { ...EVENT, path: '/bac-si/' }, { ...TIMING, value: 812, path: '/bac-si/' }],
      },
    ]);
    expect(analyticsBatch.safeParse(sent[0]).success).toBe(true);
  });

  it('sends before a batch is too large', () => {
    const { tracker, sent } = setUp(true);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    for (let count = 0; count < 60; count += 1) tracker.take(PAGE);
    vi.runAllTimers();
    expect(sent.map(({ hits }) => hits.length)).toEqual([25, 25, 10]);
  });

  it('[TRK-42] forwards to the configured services, also what came before the start', async () => {
    const send = vi.fn();
    const { tracker } = setUp(true, { send, stop: vi.fn() });
    tracker.take(PAGE);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    tracker.take(VIRTUAL);
    await vi.runAllTimersAsync();
    expect(send.mock.calls.map(([hit]) => hit)).toEqual([PAGE, VIRTUAL]);
  });

  it('goes on when a service fails', async () => {
    const failing = {
      send: vi.fn(() => {
        throw new Error('blocked');
      }),
      stop: vi.fn(),
    };
    const { tracker, sent } = setUp(true, failing);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    tracker.take(PAGE);
    await vi.runAllTimersAsync();
    expect(failing.send).toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });
});

describe('without consent', () => {
  it('reports only paths, and makes no id', async () => {
    const send = vi.fn();
    const { tracker, sent, ensureUserId } = setUp(false, { send, stop: vi.fn() });
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    for (const hit of [PAGE, VIRTUAL, EVENT, TIMING]) tracker.take(hit);
    await vi.runAllTimersAsync();
    expect(sent).toEqual([{ hits: [{ ...PAGE, title: '' }, VIRTUAL] }]);
    expect(ensureUserId).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('removes what was stored under a consent that has expired or was for an earlier text', () => {
    const { tracker, forget } = setUp(false);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    expect(forget).toHaveBeenCalled();
  });

  it('removes the stored ids when the visitor refuses, though no service was started on this page', () => {
    const { tracker, forget } = setUp(false);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    forget.mockClear();
    tracker.consentChanged();
    expect(forget).toHaveBeenCalled();
  });
});

describe('a changed choice', () => {
  it('sends the hits from before a consent without its new id', () => {
    const { tracker, sent, visitor } = setUp(false);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    tracker.take(PAGE);
    visitor.granted = true;
    tracker.consentChanged();
    tracker.take(VIRTUAL);
    vi.runAllTimers();
    expect(sent.map(({ user_id }) => user_id)).toEqual([undefined, USER]);
    expect(sent[0]?.hits).toEqual([{ ...PAGE, title: '' }]);
  });

  it('[TRK-42] stops every service and removes the id when the consent is withdrawn', async () => {
    const sink = { send: vi.fn(), stop: vi.fn() };
    const { tracker, sent, visitor, forget } = setUp(true, sink);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    tracker.take(PAGE);
    await vi.runAllTimersAsync();
    visitor.granted = false;
    tracker.consentChanged();
    tracker.take(EVENT);
    tracker.take(PAGE);
    await vi.runAllTimersAsync();
    expect(sink.stop).toHaveBeenCalledOnce();
    expect(sink.send).toHaveBeenCalledOnce();
    // Once at once and once more when the service has stopped: it may have kept something until then.
    expect(forget).toHaveBeenCalledTimes(2);
    expect(sent.at(-1)).toEqual({ hits: [{ ...PAGE, title: '' }] });
  });
});

describe('a consent that expires while the page is open', () => {
  it('stops every service at the next hit', async () => {
    const sink = { send: vi.fn(), stop: vi.fn() };
    const { tracker, visitor, forget } = setUp(true, sink);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    tracker.take(PAGE);
    await vi.runAllTimersAsync();
    visitor.granted = false;
    tracker.take(EVENT);
    await vi.runAllTimersAsync();
    expect(sink.stop).toHaveBeenCalledOnce();
    expect(sink.send).toHaveBeenCalledOnce();
    expect(forget).toHaveBeenCalled();
  });
});

describe('a page whose address is a secret', () => {
  const TOKEN_PAGE: Hit = { kind: 'page', path: '/quen-mat-khau/:token/', title: '' };
  const DONE: Hit = { kind: 'virtual', path: '/quen-mat-khau/hoan-thanh/' };

  it('starts no foreign service before the visitor has left it', async () => {
    const sink = { send: vi.fn(), stop: vi.fn() };
    const { tracker, sent, openThirdParties } = setUp(true, sink);
    tracker.start(NOTHING_CONFIGURED, '/quen-mat-khau/:token/');
    for (const hit of [TOKEN_PAGE, DONE, EVENT]) tracker.take(hit);
    await vi.runAllTimersAsync();
    expect(openThirdParties).not.toHaveBeenCalled();
    expect(sent.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual([
      TOKEN_PAGE.path,
      DONE.path,
      TOKEN_PAGE.path,
    ]);
    tracker.take(PAGE);
    await vi.runAllTimersAsync();
    expect(openThirdParties).toHaveBeenCalledOnce();
    expect(sink.send.mock.calls).toEqual([[PAGE]]);
  });

  it('is reported to no service that runs already', async () => {
    const sink = { send: vi.fn(), stop: vi.fn() };
    const { tracker } = setUp(true, sink);
    tracker.start(NOTHING_CONFIGURED, '/co-so-y-te/');
    for (const hit of [PAGE, TOKEN_PAGE, DONE]) tracker.take(hit);
    await vi.runAllTimersAsync();
    expect(sink.send.mock.calls).toEqual([[PAGE]]);
  });
});

describe('what leaves the browser', () => {
  it.each([
    ['/bac-si', {}, '/bac-si/'],
    ['/bac-si/Nguyen-Thi-Mai-42/', { slugId: 'Nguyen-Thi-Mai-42' }, '/bac-si/nguyen-thi-mai-42/'],
    ['/quen-mat-khau/aBc/', { token: 'aBc' }, '/quen-mat-khau/:token/'],
    ['/xac-thuc/a%20b/', { token: 'a b' }, '/xac-thuc/:token/'],
    ['/mai@example.com/', { '*': 'mai@example.com/' }, '/:not-found/'],
    ['/', {}, '/'],
  ])('reports the page %s with %j only as %s', (pathname, params, path) =>
    expect(pagePath(pathname, params)).toBe(path),
  );

  it('contains no title with a searched text, no email address and no number', () => {
    const title = (path: string, text: string) => cleanHit({ kind: 'page', path, title: text }, '/');
    expect(title('/tim-kiem/', 'Kết quả cho đau đầu')).toMatchObject({ title: '' });
    expect(title('/bac-si/', 'Gọi 0912 345 678 hay a@b.vn')).toMatchObject({ title: 'Gọi … hay …' });
  });
});
