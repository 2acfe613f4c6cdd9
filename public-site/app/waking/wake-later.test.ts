import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wakeLater } from './wake-later.ts';

const QUIET_MS = 3_000;
const FILES = ['/assets/shared.js', '/assets/entry.js'];
const onFailure = vi.fn();
let heard: Parameters<typeof window.removeEventListener>[] = [];

/** What the page has put into its head; this window would try to fetch it. */
let added: Element[] = [];

const fetched = () => added.filter(({ localName }) => localName === 'link').map(link => link.getAttribute('href'));
const entries = () => added.filter(({ localName }) => localName === 'script');
const entry = () => entries()[0] ?? null;
const touch = (type: string) => window.dispatchEvent(new Event(type));
const resources = (count: number) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(Array.from({ length: count }, () => performance.mark('')));

/** A page that sleeps, as it stands when it has been read and painted. */
async function sleeping(): Promise<void> {
  wakeLater(FILES, onFailure);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/bac-si/');
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...nodes.filter(node => node instanceof Element));
  });
  document.body.replaceChildren();
  onFailure.mockReset();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof listen>) => {
    heard.push([given[0], given[1], given[2]]);
    listen(...given);
  });
});

afterEach(() => {
  for (const given of heard) window.removeEventListener(...given);
  heard = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a page that sleeps', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll', 'click'])(
    'fetches its scripts once, by the first %s',
    async type => {
      await sleeping();
      expect([fetched(), entry()]).toEqual([[], null]);
      touch(type);
      touch(type);
      touch('keydown');
      await vi.advanceTimersByTimeAsync(0);
      expect(fetched()).toEqual(FILES);
      expect(entries().map(script => script.outerHTML)).toEqual([
        '<script type="module" src="/assets/entry.js"></script>',
      ]);
    },
  );

  it('sleeps on under a pointer that lies over it', async () => {
    await sleeping();
    window.dispatchEvent(new PointerEvent('pointermove'));
    expect(fetched()).toEqual([]);
    window.dispatchEvent(new PointerEvent('pointermove', { movementY: 3 }));
    expect(fetched()).toEqual(FILES);
  });

  it('does not run before the document has been read to its end', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await sleeping();
    touch('pointerdown');
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched()).toEqual(FILES);
    expect(entry()).toBeNull();
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.advanceTimersByTimeAsync(0);
    expect(entry()).not.toBeNull();
  });

  it('wakes by itself when nothing has been fetched for a while after it was loaded', async () => {
    const count = resources(4);
    await sleeping();
    await vi.advanceTimersByTimeAsync(QUIET_MS * 3);
    expect(fetched()).toEqual([]);
    touch('load');
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(fetched()).toEqual([]);
    count.mockReturnValue([]);
    await vi.advanceTimersByTimeAsync(QUIET_MS);
    expect(fetched()).toEqual([]);
    await vi.advanceTimersByTimeAsync(QUIET_MS + 1);
    expect(fetched()).toEqual(FILES);
  });

  it.each([
    ['in sight', { top: 300, height: 500 }, FILES],
    ['further down', { top: 5_000, height: 500 }, []],
    ['not shown on this screen', { top: 0, height: 0 }, []],
  ])('wakes as soon as it is loaded for a map alone that is in sight: %s', async (_, box, files) => {
    resources(4);
    document.body.innerHTML = '<section data-map="true"></section>';
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ y: box.top, height: box.height }),
    );
    await sleeping();
    touch('load');
    await vi.advanceTimersByTimeAsync(QUIET_MS - 1);
    expect(fetched()).toEqual(files);
  });

  it('sleeps on behind other pages until it is looked at', async () => {
    resources(1);
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await sleeping();
    touch('load');
    await vi.advanceTimersByTimeAsync(QUIET_MS * 5);
    expect(fetched()).toEqual([]);
    look.mockReturnValue('visible');
    await vi.advanceTimersByTimeAsync(QUIET_MS * 2);
    expect(fetched()).toEqual(FILES);
  });

  it('is woken by nothing but a touch where the visitor saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await sleeping();
    touch('load');
    await vi.advanceTimersByTimeAsync(QUIET_MS * 10);
    expect(fetched()).toEqual([]);
    touch('scroll');
    expect(fetched()).toEqual(FILES);
  });

  it('tries again at the next touch when its script could not be fetched', async () => {
    await sleeping();
    touch('pointerdown');
    await vi.advanceTimersByTimeAsync(0);
    entry()?.dispatchEvent(new Event('error'));
    expect(onFailure).toHaveBeenCalledOnce();
    expect(entries()).toHaveLength(1);
    touch('pointerdown');
    await vi.advanceTimersByTimeAsync(0);
    expect(entries()).toHaveLength(2);
  });
});

describe('a page that needs its script', () => {
  it('has it at once where its entry in the history keeps something', async () => {
    history.replaceState({ idx: 0, overlay: { id: 'a', returnTo: '/bac-si/' } }, '');
    await sleeping();
    expect(entry()).not.toBeNull();
  });

  it('has it at once where it says so itself', async () => {
    document.body.innerHTML = '<form data-needs-script></form>';
    await sleeping();
    expect(entry()).not.toBeNull();
  });
});

describe('the entry of the history, by which the router remembers how far a page was scrolled', () => {
  it('is given a name when the page wakes that was opened just now', async () => {
    await sleeping();
    expect(history.state).toBeNull();
    touch('scroll');
    expect(history.state).toEqual({ key: expect.stringMatching(/^[a-z\d]{2,8}$/) });
  });

  it('stays as it is where a visitor comes back to the page', async () => {
    const state = { key: 'a1', idx: 3 };
    history.replaceState(state, '');
    await sleeping();
    expect(history.state).toEqual(state);
  });
});
