import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { seedWorld } from '@antam/fixtures/worlds/seed-world.ts';
import { openEmptyWorld, SMALL } from '@antam/fixtures/worlds/testing-world.ts';
import { type App, createApp } from '@antam/server/app/create-app.ts';
import { listen } from '@antam/server/app/listen.ts';
import { createVisitor, type Request } from '@antam/server/testing/visitor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSite } from '../../cli/boot/site.ts';
import { PAGE_BUDGETS, WITHOUT_PAGE } from './page-budgets.ts';
import { ROUTE_BUDGETS } from './route-budgets.ts';

let world: Awaited<ReturnType<typeof openEmptyWorld>>;
let app: App;
let listening: Awaited<ReturnType<typeof listen>>;
let visitors: Readonly<Record<'nobody' | 'user' | 'doctor', Request>>;
beforeAll(async () => {
  world = await openEmptyWorld();
  await seedWorld(world.services, SMALL);
  app = createApp(world.services, { site: await loadSite(), pagesAhead: false });
  listening = await listen(app, { port: 0, host: '127.0.0.1' });
  visitors = {
    nobody: newVisitor(),
    user: await loggedIn(ACCOUNTS.user),
    doctor: await loggedIn(ACCOUNTS.doctor),
  };
});
afterAll(async () => {
  await listening.drain();
  await app.close();
  await world.close();
});

const newVisitor = () => createVisitor(`http://127.0.0.1:${listening.port}`);

async function loggedIn({ email, password }: { readonly email: string; readonly password: string }): Promise<Request> {
  const visitor = newVisitor();
  const answer = await visitor('/api/v1/login/', { method: 'POST', body: JSON.stringify({ email, password }) });
  expect(answer.status).toBe(200);
  return visitor;
}

const budgets = Object.entries(PAGE_BUDGETS).map(([route, budget]) => ({ route, ...budget }));
type Budget = (typeof budgets)[number];

/** Style sheets that a page may ask for: that of every page, and its own. */
const MAX_SHEETS = 2;
/** Of an account: what only accounts see on a page comes with its own. */
const MAX_SHEETS_OF_ACCOUNTS = 5;

async function pageOf(budget: Budget): Promise<string> {
  const visitor = visitors[budget.as ?? 'nobody'];
  if ('path' in budget) return pageAt(visitor, budget.path, budget.route === 'not-found' ? 404 : 200);
  const { list, records = list, below = '' } = budget;
  const link = new RegExp(`<main.*?href="(${records}[\\w-]*\\d[\\w-]*/)"`, 's');
  const [, record = ''] = link.exec(await pageAt(visitor, list)) ?? [];
  return pageAt(visitor, record + below);
}

async function pageAt(visitor: Request, path: string, status = 200): Promise<string> {
  const answer = await visitor(path);
  expect([path, answer.status]).toEqual([path, status]);
  return answer.text();
}

const elementsIn = (html: string) => html.replace(/(<script[^>]*>).*?<\/script>/gs, '$1').match(/<[a-z]/g)?.length ?? 0;

it('every route of the site has a budget for its HTML, or no page in the small world', () => {
  expect([...Object.keys(PAGE_BUDGETS), ...WITHOUT_PAGE].toSorted()).toEqual(Object.keys(ROUTE_BUDGETS).toSorted());
});

it.each(budgets)('the HTML of the route $route is no heavier than its budget', async budget => {
  const html = await pageOf(budget);
  expect(Buffer.byteLength(html) / 1024).toBeLessThanOrEqual(budget.kilobytes);
  expect(elementsIn(html)).toBeLessThanOrEqual(budget.elements);
  expect(html.match(/<link rel="stylesheet"/g)?.length).toBeLessThanOrEqual(
    budget.as === undefined ? MAX_SHEETS : MAX_SHEETS_OF_ACCOUNTS,
  );
});

it('the budget of a page counts elements, and nothing that data and texts hold', () => {
  expect(elementsIn('<!doctype html><p a="&lt;b">x<br/></p><script type="a">{"<b>":"<i"}</script>')).toBe(3);
});
