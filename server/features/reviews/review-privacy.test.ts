import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { manyVisitors, post } from '../../testing/account-visits.ts';
import { CANARY, createCanaryBrowser, MARK, tracesIn } from '../../testing/canary.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { storedTexts } from '../../testing/stored-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { deletePlaces } from '../places/commands/delete-places.ts';
import { exportParts } from '../privacy/queries/export-archive.ts';
import { commentList } from './contract.ts';

const lines: string[] = [];
let app: TestApp;
let directory: Directory;
let moderator: Request;
let visitor: () => Request;
beforeAll(async () => {
  const log = createLogger('trace', { write: line => void lines.push(line) });
  app = await startTestApp({ world: 'tiny', services: { log }, config: { trustProxy: 1 } });
  directory = await createDirectory(app.services);
  moderator = await logIn(app, ACCOUNTS.moderator.email);
  visitor = manyVisitors(app);
});
afterAll(() => app.close());

const count = async (sql: string, params: readonly number[]) =>
  Number((await textOf(app.services.db.primary).first<{ n: number }>(`select count(*) as n from ${sql}`, params))?.n);

/** A review that everybody can read; answers its id. */
async function published(request: Request, place: number, vary: object = {}): Promise<number> {
  const body = { place, comment: `Nhận xét về trang số ${place}, rất hài lòng.`, overall_rating: 5, ...vary };
  const answer = await post(request, '/api/v1/place/comment/create/', body);
  expect(answer.status).toBe(200);
  const { id } = await answer.json();
  const decided = await post(moderator, `/api/admin/comments/${id}/decision/`, { decision: 'publish' });
  expect(decided.status).toBe(200);
  return id;
}
const vote = (request: Request, comment_id: number) =>
  post(request, '/api/v1/comment-voting/', { vote_for: 'place', useful: true, comment_id });
const report = (request: Request, id: number) =>
  post(request, `/api/v1/comment-report/${id}/`, { reason: 'Không đúng sự thật.' });
const guest = (number: number) => ({ name: 'Trần Thị Khách', email: `khach-${number}@thu.example` });

describe('a place that is deleted', () => {
  it('takes its reviews, their answers, votes and reports, and its score along', async () => {
    const place = await directory.addPlace();
    const id = await published(visitor(), place, guest(1));
    const user = await logIn(app, ACCOUNTS.user.email);
    expect([(await vote(user, id)).status, (await report(user, id)).status]).toEqual([200, 200]);
    await deletePlaces(app.services, [place]);
    expect(await count("comment where kind = 'place' and entity_id = ?", [place])).toBe(0);
    expect(await count("review_score where kind = 'place' and entity_id = ?", [place])).toBe(0);
    for (const table of ['comment_vote', 'comment_report']) {
      expect([table, await count(`${table} where comment_id = ?`, [id])]).toEqual([table, 0]);
    }
  });
});

describe('the account of a person who wrote reviews', () => {
  it('[REV-51] exports them, the votes and the reports; erased, it leaves the reviews without a name', async () => {
    const [own, other] = [await directory.addPlace(), await directory.addPlace()];
    const author = await logIn(app, ACCOUNTS.favourite.email);
    const mine = await published(author, own);
    const others = await published(visitor(), other, guest(2));
    await vote(author, others);
    await report(author, others);
    const account = await textOf(app.services.db.primary).first<{ id: number }>(
      'select id from account where email = ?',
      [ACCOUNTS.favourite.email],
    );
    const accountId = account?.id ?? 0;
    const parts = await exportParts(app.services, accountId);
    const rowsOf = (name: string) => parts.find(({ file }) => file === name)?.rows;
    expect(rowsOf('comments.json')).toContainEqual(expect.objectContaining({ id: mine, entity_id: own, overall: 5 }));
    expect(rowsOf('comment-votes.json')).toEqual([expect.objectContaining({ comment_id: others, useful: true })]);
    expect(rowsOf('comment-reports.json')).toContainEqual(
      expect.objectContaining({ comment_id: others, reason: 'Không đúng sự thật.' }),
    );
    await app.services.db.transaction(async unit => {
      for (const data of app.services.personalData) await data.erase?.(unit, accountId);
    });
    const shown = commentList.parse(await (await app.request(`/api/v1/comment/place/${own}/`)).json());
    expect(shown.items).toMatchObject([{ id: mine, author_name: 'Thành viên ẩn danh', overall_rating: 5 }]);
    for (const table of ['comment', 'comment_vote', 'comment_report']) {
      expect([table, await count(`${table} where account_id = ?`, [accountId])]).toEqual([table, 0]);
    }
  });
});

describe('a visitor without an account who writes a review', () => {
  it('[REV-06] [REV-07] leaves name and address in no log, and beside the review in no table', async () => {
    const { request } = createCanaryBrowser(app);
    const place = await directory.addPlace();
    const body = { name: CANARY.name, email: CANARY.email, comment: `Rất tốt, ${MARK} sẽ quay lại.` };
    await published(request, place, body);
    const again = await post(request, '/api/v1/place/comment/create/', { place, ...body });
    expect(again.status).toBe(409);
    const refused = await post(request, '/api/v1/place/comment/create/', { place, ...body, overall_rating: 9 });
    expect(refused.status).toBe(422);
    expect(lines.length).toBeGreaterThan(3);
    expect(tracesIn(lines.join(''))).toEqual([]);
    const kept = (await storedTexts(app.services.db)).filter(({ text }) => tracesIn(text).length > 0);
    expect(new Set(kept.map(({ at }) => at))).toEqual(
      new Set(['comment.author_name', 'comment.author_email', 'comment.body']),
    );
    const answer = await (await app.request(`/api/v1/comment/place/${place}/`)).text();
    expect(answer).not.toContain(CANARY.email);
  });
});
