import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { PAGE_PATHS as ADDRESSES } from '@antam/server/testing/page-paths.ts';
import { emailOf, hasSecondFactor, ROLE_VISITORS, type RoleVisitor } from '@antam/server/testing/role-visitors.ts';
import { createVisitor, type Request } from '@antam/server/testing/visitor.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLES, KEYED, MANAGED, MANAGED_PLACE, PROFILE, QUERIES, REDEEM } from './support/example-paths.ts';
import { askAs } from './support/forum.ts';
import { beginSession, product } from './support/product.ts';

/** Pages of one's own account; everybody else is asked to log in, and comes back. */
const OWN = ADDRESSES.filter(path => path.startsWith('/tai-khoan/') || path === '/doi-mat-khau');
const CHOOSING = '/quan-ly/';
const HIDDEN = [PLACES.draft, PLACES.hidden, PROFESSIONALS.draft, PROFESSIONALS.hidden, COLLECTIONS.draft];

/** Of a question that everybody may read. */
let asked = '';
const visitors = new Map<RoleVisitor, Request>();
beforeAll(async () => {
  await makeAdmin('adminWithoutSecondFactor');
  for (const who of ROLE_VISITORS) visitors.set(who, await open(who));
  asked = (await askAs('user')).path;
});

async function open(who: RoleVisitor): Promise<Request> {
  if (who === 'anonymous') return createVisitor(product.origin);
  const session = await beginSession(emailOf(who), { secondFactor: hasSecondFactor(who) });
  return createVisitor(product.origin, { antam_session: session });
}

/** Gives a visitor the role of an admin, which ends the sessions of before. */
async function makeAdmin(who: Exclude<RoleVisitor, 'anonymous'>): Promise<void> {
  const admin = await open('admin');
  const filter = encodeURIComponent(JSON.stringify({ q: emailOf(who) }));
  const [found] = await (await admin(`/api/admin/accounts?filter=${filter}`)).json();
  const { updated_at } = await (await admin(`/api/admin/accounts/${found.id}`)).json();
  const body = JSON.stringify({ role: 'admin', updated_at });
  const changed = await admin(`/api/admin/accounts/${found.id}`, { method: 'PUT', body });
  expect(changed.status, await changed.text()).toBe(200);
}

/** Opens an address as everybody, one after the other as people would come. */
async function openAsAll(path: string) {
  const opened = [];
  for (const [who, request] of visitors) {
    const answer = await request(path, { headers: { accept: 'text/html' } });
    opened.push({ who, status: answer.status, location: answer.headers.get('location'), html: await answer.text() });
  }
  return opened;
}

describe('pages by role', () => {
  it('are exactly those that the features declare', () => {
    expect(ADDRESSES.length).toBeGreaterThan(25);
    expect(ADDRESSES.filter(path => path.includes(':')).toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
  });

  it.each(ADDRESSES.filter(path => ![...OWN, ...MANAGED, ...KEYED, CHOOSING, REDEEM, PROFILE].includes(path)))(
    '[ROLE-02] %s opens for everybody',
    async path => {
      for (const { who, status, html } of await openAsAll(`${EXAMPLES[path] ?? path}${QUERIES[path] ?? ''}` || asked)) {
        expect([who, status]).toEqual([who, 200]);
        expect([who, /<body[^>]*class="[^"]*\bnot-logged-in\b/.test(html)]).toEqual([who, who === 'anonymous']);
      }
    },
  );

  it.each(OWN)('%s is for accounts, and asks others to log in', async path => {
    for (const { who, status, location } of await openAsAll(path)) {
      if (who === 'anonymous') {
        expect(status).toBe(302);
        expect(location).toMatch(/^\/dang-nhap\?/);
        expect(new URLSearchParams(location?.split('?')[1]).get('next')).toBe(path);
      } else expect([who, status]).toEqual([who, 200]);
    }
  });

  it.each(KEYED)('[ROLE-02] %s is found by nobody who has neither made it nor its key', async path => {
    for (const { who, status } of await openAsAll(EXAMPLES[path] ?? path)) expect([who, status]).toEqual([who, 404]);
  });

  it(`${REDEEM} asks visitors to log in, and is found by nobody whose code it is not`, async () => {
    for (const { who, status } of await openAsAll('/quan-ly/dung-ma/2345678BCD/')) {
      expect([who, status]).toEqual([who, who === 'anonymous' ? 302 : 404]);
    }
  });

  it('leads an owner of one page there, and says to others that they manage nothing', async () => {
    for (const { who, status, location, html } of await openAsAll(CHOOSING)) {
      if (who === 'anonymous')
        expect([status, location]).toEqual([302, `/dang-nhap?next=${encodeURIComponent(CHOOSING)}`]);
      else if (who === 'place') expect(location).toContain(MANAGED_PLACE);
      else if (who === 'professional') expect(location).toContain(`bac-si/${PROFESSIONALS.mai.id}`);
      else expect(html).toMatch(/chưa quản lý trang nào|đang được xem xét/);
    }
  });

  it.each(MANAGED)('%s opens for its owner alone', async path => {
    for (const { who, status, location } of await openAsAll(EXAMPLES[path] ?? path)) {
      if (who === 'anonymous') expect(location).toMatch(/^\/dang-nhap\?next=/);
      const expected = who === 'anonymous' ? 302 : who === 'place' ? 200 : 403;
      expect([who, status]).toEqual([who, expected]);
    }
  });

  it(`[ROLE-27] ${PROFILE} opens for the professional alone whose profile it is`, async () => {
    for (const { who, status, location } of await openAsAll(EXAMPLES[PROFILE] ?? PROFILE)) {
      if (who === 'anonymous') expect(location).toMatch(/^\/dang-nhap\?next=/);
      const expected = who === 'anonymous' ? 302 : who === 'professional' ? 200 : 403;
      expect([who, status]).toEqual([who, expected]);
    }
  });

  it.each(HIDDEN)('$path, which is not public, is missing for everybody', async ({ path }) => {
    for (const { who, status } of await openAsAll(path)) expect([who, status]).toEqual([who, 404]);
  });

  it('the console’s page holds no data before its calls are answered', async () => {
    const [first, ...others] = (await openAsAll('/admin/')).map(({ status, html }) => ({ status, html }));
    expect(first?.status).toBe(200);
    for (const other of others) expect(other).toEqual(first);
  });
});
