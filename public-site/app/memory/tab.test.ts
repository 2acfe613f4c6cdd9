import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The locks of a browser, of which one holder has each. */
function stubLocks(): ReadonlySet<string> {
  const held = new Set<string>();
  const request = async (name: string, _options: unknown, hold: () => Promise<void>) => {
    held.add(name);
    await hold();
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [...held].map(name => ({ name })) }) } });
  return held;
}

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

beforeEach(() => {
  sessionStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

it('a tab holds its id while its page is shown, and again each time that the page comes back as it was', async () => {
  const held = stubLocks();
  const { ownTab } = await import('./tab.ts');
  const lock = `antam-tab:${await ownTab()}`;
  expect([...held]).toEqual([lock]);
  turn('pageshow', false);
  for (const _ of [1, 2]) {
    turn('pagehide', true);
    await vi.waitFor(() => expect([...held]).toEqual([]));
    turn('pageshow', true);
    await vi.waitFor(() => expect([...held]).toEqual([lock]));
  }
});
