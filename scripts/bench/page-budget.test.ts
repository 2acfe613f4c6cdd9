import { seedWorld } from '@antam/fixtures/worlds/seed-world.ts';
import { openEmptyWorld, SMALL } from '@antam/fixtures/worlds/testing-world.ts';
import { type App, createApp } from '@antam/server/app/create-app.ts';
import { listen } from '@antam/server/app/listen.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSite } from '../../cli/boot/site.ts';
import { PAGE_BUDGETS } from './page-budgets.ts';

let world: Awaited<ReturnType<typeof openEmptyWorld>>;
let app: App;
let listening: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  world = await openEmptyWorld();
  await seedWorld(world.services, SMALL);
  app = createApp(world.services, { site: await loadSite(), pagesAhead: false });
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await listening.drain();
  await app.close();
  await world.close();
});

async function pageAt(path: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${listening.port}${path}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Style sheets that a page may ask for: that of every page, and its own. */
const MAX_SHEETS = 2;

/** The page that a budget is for: an address, or the first record that the list of an address shows. */
async function pageOf(name: string): Promise<string> {
  const [, list] = /^first of (.*)$/.exec(name) ?? [];
  if (list === undefined) return pageAt(name);
  const [, record = ''] = new RegExp(`<main.*?href="(${list}[a-z0-9-]+-\\d+/)"`, 's').exec(await pageAt(list)) ?? [];
  return pageAt(record);
}

const elementsIn = (html: string) => html.replace(/(<script[^>]*>).*?<\/script>/gs, '$1').match(/<[a-z]/g)?.length ?? 0;

it.each(Object.keys(PAGE_BUDGETS))('the HTML of %s is no heavier than its budget', async name => {
  const html = await pageOf(name);
  const budget = PAGE_BUDGETS[name];
  expect(Buffer.byteLength(html) / 1024).toBeLessThanOrEqual(budget?.kilobytes ?? 0);
  expect(elementsIn(html)).toBeLessThanOrEqual(budget?.elements ?? 0);
  expect(html.match(/<link rel="stylesheet"/g)?.length).toBeLessThanOrEqual(MAX_SHEETS);
});

it('the budget of a page counts elements, and nothing that data and texts hold', () => {
  expect(elementsIn('<!doctype html><p a="&lt;b">x<br/></p><script type="a">{"<b>":"<i"}</script>')).toBe(3);
});
