import { aThread } from '@antam/fixtures/factories/threads.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { HIDDEN_NAME } from '../posts/contract.ts';
import { reindex } from '../search/commands/reindex.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { newThread, threadDetail } from './contract.ts';
import { tables } from './tables.ts';

const NAME = 'Canarywidow Người Giấu Tên';
const EMAIL = 'canary-asker@thu.example';
/** No other number of the tests looks like it. */
const ACCOUNT = 874_512_903;
const TITLE = 'Nổi ban đỏ sau khi uống thuốc';

let app: TestApp;
let thread = 0;
let readers: Array<readonly [string, Request]>;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  const { db, clock } = app.services;
  const now = clock.now();
  await db.transaction(unit =>
    unit.run(
      tables.insertInto('account').values({
        id: ACCOUNT,
        email: EMAIL,
        name: NAME,
        foldedName: '',
        role: 'user',
        status: 'active',
        isOfficial: false,
        emailConfirmedAt: now,
        source: '',
        utm: {},
        createdAt: now,
        updatedAt: now,
      }),
    ),
  );
  const hidden = { accountId: ACCOUNT, authorName: NAME, hidingCreator: true };
  const replies = [
    { body: 'Chính em hỏi thêm: ban không ngứa.', ...hidden },
    { body: 'Bạn ngừng thuốc.', professional: 1 },
  ];
  thread = (await aThread(db, { ...hidden, title: TITLE, email: EMAIL, replies })).id;
  await reindex(app.services);
  readers = [
    ['nobody', app.request],
    ['an account', await logIn(app, ACCOUNTS.user.email)],
    ['a doctor', await logIn(app, ACCOUNTS.doctor.email)],
  ];
});
afterAll(() => app.close());

/** Every public call that could show the thread. */
const calls = () => [
  `/api/v1/thread/${thread}/`,
  '/api/v1/thread/',
  '/api/v1/thread/?sort=thanked',
  '/api/v1/thread/activity/',
  '/api/v1/thread/?q=ban đỏ',
  `/api/v1/thread/?q=${NAME}`,
  `/api/v1/thread/?q=${EMAIL}`,
  `/api/v1/thread/similar/?title=${TITLE}`,
  `/api/v1/search?q=${TITLE}`,
  `/api/v1/search/results/?q=${TITLE}`,
  '/hoi-bac-si/tra-loi-moi.xml',
  '/sitemap-threads-1.xml',
  `/api/v1/search?q=${NAME}`,
];

describe('an asker who hides their name', () => {
  it('[ROLE-33] is named by no public call: neither name, nor address, nor account', async () => {
    for (const [who, request] of readers) {
      for (const path of calls()) {
        const text = await (await request(encodeURI(path))).text();
        for (const secret of ['Canarywidow', 'Giấu Tên', EMAIL, 'canary-asker', String(ACCOUNT)]) {
          // What was asked for may be repeated.
          if (decodeURI(path).includes(secret)) continue;
          expect([who, path, secret, text.includes(secret)]).toEqual([who, path, secret, false]);
        }
      }
    }
  });

  it('has the name of everybody who hides theirs, in the question and in replies', async () => {
    const detail = threadDetail.parse(await (await app.request(`/api/v1/thread/${thread}/`)).json());
    expect([detail.question, detail.replies[0]].map(each => each?.created_by.name)).toEqual([HIDDEN_NAME, HIDDEN_NAME]);
    const feed = await (await app.request('/hoi-bac-si/tra-loi-moi.xml')).text();
    expect(feed).toContain(`<author><name>${HIDDEN_NAME}</name></author>`);
  });

  it('is not found by name or address', async () => {
    for (const words of ['Canarywidow', EMAIL]) {
      const { items } = await (await app.request(encodeURI(`/api/v1/thread/?q=${words}`))).json();
      expect(items).toEqual([]);
    }
  });

  it('is known to staff alone', async () => {
    const moderator = await logIn(app, ACCOUNTS.moderator.email);
    const known = await (await moderator(`/api/admin/threads/${thread}/`)).json();
    expect(known).toMatchObject({ author_name: NAME, account_id: ACCOUNT, is_hiding_creator: true });
    expect((await post(app.request, `/api/admin/threads/${thread}/lock/`, { locked: true })).status).toBe(401);
  });
});

describe('the feed of answered questions', () => {
  it('is Atom with the latest answer first, of all specialities or of one', async () => {
    const skin = (await termsOf(app.services.db)).bySlug('speciality', 'da-lieu');
    const older = await aThread(app.services.db, {
      title: 'Nổi mẩn ngứa hai tuần nay là bị gì?',
      speciality: skin?.id ?? null,
      createdAt: new Date('2020-01-01T00:00:00Z'),
      replies: [{ body: 'Bạn nên khám da liễu.', professional: 1 }],
    });
    const answer = await app.request('/hoi-bac-si/tra-loi-moi.xml');
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/);
    expect(text).toContain(`<title>${TITLE}</title>`);
    const titles = async (query: string) => {
      const feed = await (await app.request(`/hoi-bac-si/tra-loi-moi.xml${query}`)).text();
      return Array.from(feed.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs), ([, title]) => title);
    };
    const all = await titles('');
    expect(all.indexOf(TITLE)).toBeGreaterThan(-1);
    expect(all.indexOf(older.title)).toBeGreaterThan(all.indexOf(TITLE));
    expect(await titles('?speciality=da-lieu')).toEqual([older.title]);
    expect(await titles('?speciality=tim-mach')).not.toContain(older.title);
    expect((await app.request('/hoi-bac-si/tra-loi-moi.xml?speciality=khong-co')).status).toBe(404);
  });
});

it('[ROLE-33] a question whose form says something of its name that is not understood is hidden', () => {
  const asked = { title: 'Em hay bị đau đầu', body: 'Em bị đau đầu đã hai tuần.', hiding_creator: 'maybe' };
  expect(newThread.parse(asked).hiding_creator).toBe(true);
  expect(newThread.parse({ ...asked, hiding_creator: undefined }).hiding_creator).toBe(false);
});
