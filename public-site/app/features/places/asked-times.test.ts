import { afterEach, expect, it, vi } from 'vitest';
import { browserApi } from '../../api/browser-api.ts';
import { loadAskedTimes } from './asked-times.ts';

afterEach(() => vi.restoreAllMocks());

it('a list is shown without the next free times where the server is too busy to answer them', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"code":"BUSY"}', { status: 503 }));
  const asked = {
    items: [{ id: 1, next_free: '2026-11-25T08:30:00+07:00' }],
    specialities: [{ slug: 'mat', name: 'Mắt' }],
  };
  expect(await loadAskedTimes({ api: browserApi, signal: new AbortController().signal }, asked)).toBeNull();
});
