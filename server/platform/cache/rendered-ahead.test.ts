import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { numbered } from '../../testing/numbered-pages.ts';
import { anyOf, listOf, record, type Tag } from './tag.ts';

const MINUTE = 60_000;
const PLACE = [record('place', 12)];

/** A page that was rendered once and read once since. */
async function readPage(tags: readonly Tag[] = PLACE) {
  const pages = numbered(tags);
  await pages.shown();
  await pages.shown();
  return pages;
}

/** All that goes on in the background, where nothing waits for anything. */
async function background() {
  for (let times = 0; times < 100; times++) await turn();
}

describe('a cached page that people read', () => {
  it('is rendered again as soon as it is stale, so that the next one finds it ready', async () => {
    const { tell, asked, rendered, refreshes } = await readPage();
    tell('place:12');
    await background();
    expect([rendered(), refreshes]).toEqual([2, ['done']]);
    expect(await asked()).toMatchObject({ page: { number: 2 }, source: 'cache' });
    tell('place:12');
    await background();
    expect(await asked()).toMatchObject({ page: { number: 3 }, source: 'cache' });
  });

  it('is not shown as before the change: who comes before it is rendered has it rendered, and nobody does so twice', async () => {
    const { tell, asked, rendered } = await readPage();
    tell('place:12');
    expect(await asked()).toMatchObject({ page: { number: 2 }, source: 'render' });
    await background();
    expect(rendered()).toBe(2);
  });

  it('is waited for while it is rendered', async () => {
    const { tell, asked, rendered, whileRendering } = await readPage();
    const end = Promise.withResolvers<void>();
    whileRendering(() => end.promise);
    tell('place:12');
    await background();
    const both = Promise.all([asked(), asked()]);
    await background();
    end.resolve();
    const waited = { page: { number: 2 }, source: 'wait' };
    expect(await both).toMatchObject([waited, waited]);
    expect(rendered()).toBe(2);
  });

  it('that changes again while it is rendered is shown with the latest change', async () => {
    const { tell, shown, whileRendering } = await readPage();
    whileRendering(() => {
      whileRendering(() => undefined);
      tell('place:12');
    });
    tell('place:12');
    await background();
    expect(await shown()).toBe(3);
  });

  it('that cannot be rendered in the background is rendered for the next one, and for the visitors who waited', async () => {
    const { tell, asked, failures, refreshes, breakDown, whileRendering } = await readPage();
    breakDown(true);
    tell('place:12');
    await background();
    expect([failures.length, refreshes]).toEqual([1, ['failed']]);
    breakDown(false);
    expect(await asked()).toMatchObject({ page: { number: 2 }, source: 'render' });
    const end = Promise.withResolvers<void>();
    whileRendering(() => end.promise);
    tell('place:12');
    await background();
    whileRendering(() => undefined);
    const waiting = asked();
    await background();
    end.reject(new Error('broken in the background'));
    expect(await waiting).toMatchObject({ page: { number: 4 }, source: 'render' });
  });

  it('that is rendered as an error page in the background is rendered for the visitor who asks', async () => {
    const { tell, asked, refreshes, become } = await readPage();
    become('failure');
    tell('place:12');
    await background();
    expect(refreshes).toEqual(['failed']);
    become('good');
    expect(await asked()).toMatchObject({ page: { number: 3 }, source: 'render' });
  });

  it('with a list may be shown meanwhile, and is rendered again for those who read it then', async () => {
    const { tell, clock, rendered } = await readPage([listOf('place')]);
    clock.advance(MINUTE / 2);
    tell('place');
    await background();
    expect(rendered()).toBe(1);
  });

  it('is not rendered after everything has been closed', async () => {
    const { tell, rendered, close } = await readPage();
    tell('place:12');
    await close();
    await background();
    expect(rendered()).toBe(1);
  });
});

describe('a cached page', () => {
  it('that nobody has asked for since it was rendered is only dropped', async () => {
    const { tell, asked, shown, rendered } = numbered(PLACE);
    await shown();
    tell('place:12');
    await background();
    expect(rendered()).toBe(1);
    expect(await asked()).toMatchObject({ page: { number: 2 }, source: 'render' });
  });

  it('that was read a while ago is only dropped', async () => {
    const { tell, clock, rendered } = await readPage();
    clock.advance(MINUTE + 1);
    tell('place:12');
    await background();
    expect(rendered()).toBe(1);
  });

  it('that does not say what it shows is only dropped: it would be rendered with every change', async () => {
    const { tell, shown, rendered } = numbered(undefined);
    for (let n = 0; n < 3; n++) await shown();
    tell('place:12');
    await background();
    expect(rendered()).toBe(1);
  });

  it('is rendered by the dozen at most after a change of what all of them show, the most read ones, one at a time', async () => {
    const { tell, shown, rendered, refreshes, whileRendering } = numbered([anyOf('term')]);
    const keys = Array.from({ length: 60 }, (_, n) => `/${n}`);
    for (const [reads, key] of keys.entries()) for (let n = 0; n <= reads; n++) await shown(key);
    let [atOnce, most] = [0, 0];
    whileRendering(async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await turn();
      atOnce -= 1;
    });
    tell('term');
    await background();
    expect([rendered(), most]).toEqual([keys.length + 32, 1]);
    expect(refreshes.filter(outcome => outcome === 'dropped')).toHaveLength(keys.length - 1 - 32);
    // The number says when it was rendered: the most read one first, the less read half not at all.
    expect(await shown('/59')).toBe(61);
    expect(await shown('/28')).toBe(92);
    expect(await shown('/27')).toBe(93);
  });
});
