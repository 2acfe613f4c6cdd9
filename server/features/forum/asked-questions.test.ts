import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aThread } from '@antam/fixtures/factories/threads.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { manyVisitors } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { deleteThreads } from './commands/delete-threads.ts';
import { ownThreads, threadDetail, threadPosted } from './contract.ts';
import { forgetUnconfirmed } from './jobs/forget-unconfirmed.ts';
import { tables } from './tables.ts';

const DAY_MS = 86_400_000;
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const folder = mkdtempSync(path.join(tmpdir(), 'antam-mails-'));

let app: TestApp;
let visitor: () => Request;
let minh: Request;
beforeAll(async () => {
  const mail = { kind: 'folder', folder, from: 'An Tâm <khong-tra-loi@antam.example>' } as const;
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1, mail } });
  visitor = manyVisitors(app);
  minh = await logIn(app, ACCOUNTS.user.email);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

let asked = 0;
const question = () => {
  asked += 1;
  return {
    name: 'Lê Thị Khách',
    title: `Đau bụng về đêm lần thứ ${asked} có sao không`,
    hiding_creator: 'false',
    body: `Em bị đau bụng về đêm đã ${asked} ngày nay, xin bác sĩ tư vấn giúp em.`,
    censor_images: 'false',
    user_id: '',
    speciality: 'tieu-hoa',
  };
};

function ask(who: Request, fields: Readonly<Record<string, string>>, images: readonly Blob[] = []): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const image of images) body.append('images', image, 'anh.jpg');
  return who('/api/v1/thread/', { method: 'POST', body });
}

const rowOf = async (title: string) => {
  const row = await app.services.db.primary.row(tables.selectFrom('thread').selectAll().where('name', '=', title));
  if (!row) throw new Error('The question was not stored');
  return row;
};

describe('a visitor without an account', () => {
  it('[FORUM-06] [FORUM-07] asks with a title, and gets an email message that does not repeat it', async () => {
    const sent = { ...question(), email: 'khach-moi@thu.example' };
    expect((await ask(visitor(), sent)).status).toBe(200);
    expect((await rowOf(sent.title)).status).toBe('unconfirmed');
    const mail = (await sentMails(app)).find(({ to }) => to === sent.email);
    expect(mail?.text).toContain('/hoi-bac-si/xac-nhan/');
    expect(mail?.text).not.toContain(sent.title);
  });

  it('[FORUM-92] [ROLE-32] [API-21] asks, confirms by a mailed link, and waits for staff', async () => {
    const who = visitor();
    const sent = { ...question(), email: 'khach-hoi@thu.example' };
    const answer = await ask(who, sent);
    expect(answer.status).toBe(200);
    expect(threadPosted.parse(await answer.json())).toMatchObject({
      url: '/hoi-bac-si/',
      status: 'unconfirmed',
      // The button of the page that the link opens: without a press nothing is confirmed.
      message: expect.stringContaining('nhấn “Xác nhận câu hỏi”'),
    });
    const mail = (await sentMails(app)).find(({ to }) => to === sent.email);
    const [, token = ''] = /\/hoi-bac-si\/xac-nhan\/([^/]+)\//.exec(mail?.text ?? '') ?? [];
    const confirm = async (used: string) => who(`/api/v1/thread/confirm/${used}/`, { method: 'POST' });
    expect((await confirm(`${token}x`)).status).toBe(422);
    for (const _ of ['first', 'again']) {
      expect(threadPosted.parse(await (await confirm(token)).json()).status).toBe('pending');
    }
    const { id } = await rowOf(sent.title);
    expect((await who(`/api/v1/thread/${id}/`)).status).toBe(404);
  });

  it('[API-22] has to log in for the address of an account, and reads faults as a list', async () => {
    const registered = await ask(visitor(), { ...question(), email: ACCOUNTS.user.email });
    expect([registered.status, await registered.json()]).toEqual([401, ['LOGIN_REQUIRED']]);
    const broken = await ask(visitor(), { ...question(), email: ACCOUNTS.user.email }, [new Blob(['no picture'])]);
    expect(broken.status).toBe(415);
    const empty = await ask(visitor(), {});
    expect(empty.status).toBe(422);
    expect(await empty.json()).toEqual(expect.arrayContaining(['Vui lòng nhập thông tin này.']));
    const short = await ask(visitor(), { ...question(), email: 'ngan@thu.example', body: 'Quá ngắn' });
    expect(await short.json()).toEqual(['Nội dung cần ít nhất 20 ký tự.']);
    const nameless = await ask(visitor(), { ...question(), name: '', email: '' });
    expect(await nameless.json()).toEqual(['Xin vui lòng nhập họ tên.', 'Xin vui lòng nhập email.']);
  });

  it('[FORUM-26] [API-22] reads everything that is wrong at once, by the names of the fields where that is asked for', async () => {
    const request = visitor();
    const asPage: typeof request = (path, init = {}) =>
      request(path, { ...init, headers: { ...init.headers, accept: 'application/json, application/problem+json' } });
    const wrong = { ...question(), title: 'Ngắn', body: 'Ngắn', name: '', email: 'không phải email' };
    const answer = await ask(asPage, wrong);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({
        title: [expect.any(String)],
        body: ['Nội dung cần ít nhất 20 ký tự.'],
        name: ['Xin vui lòng nhập họ tên.'],
        email: [expect.any(String)],
      }),
    ]);
    const list: unknown = await (await ask(visitor(), wrong)).json();
    expect(list).toHaveLength(4);
    const registered = await ask(asPage, { ...question(), email: ACCOUNTS.user.email });
    expect(await registered.json()).toEqual(['LOGIN_REQUIRED']);
  });

  it('who never confirms is forgotten with the question after a week', async () => {
    const sent = { ...question(), email: 'khong-xac-nhan@thu.example' };
    await ask(visitor(), sent);
    clock.advance(8 * DAY_MS);
    const context = { messageId: 1, attempt: 1, signal: new AbortController().signal };
    await forgetUnconfirmed.run(app.services, context);
    await expect(rowOf(sent.title)).rejects.toThrow('not stored');
  });
});

describe('an asker who is logged in', () => {
  const about = { gender: 'female', dob: '1990-05-31', province: 'ha-noi', zalo_uid: '123', hiding_creator: 'true' };
  const detailOf = async (id: number) => threadDetail.parse(await (await minh(`/api/v1/thread/${id}/`)).json());

  it('[FORUM-15] [FORUM-16] [FORUM-17] is shown by gender, age and province', async () => {
    const sent = { ...question(), ...about };
    await ask(minh, sent);
    const row = await rowOf(sent.title);
    expect(row).toMatchObject({ gender: 'female', dob: '1990-05-31' });
    expect(await detailOf(row.id)).toMatchObject({ about_asker: 'Nữ, 41 tuổi, Hà Nội' });
  });

  it('[FORUM-10] [FORUM-18] hides the name where they asked for it, and is known by the id of Zalo', async () => {
    const sent = { ...question(), ...about };
    await ask(minh, sent);
    const row = await rowOf(sent.title);
    expect(row).toMatchObject({ zaloUid: '123' });
    expect((await detailOf(row.id)).question.created_by.name).toBe('Thành viên ẩn danh');
  });

  const followed = async () =>
    ownThreads.parse(await (await minh('/api/v1/account/thread/?tab=followed')).json()).counts.followed;

  it('[FORUM-13] waits while nothing of theirs was published, sees the question and follows it', async () => {
    const before = await followed();
    const sent = { ...question(), ...about };
    const posted = threadPosted.parse(await (await ask(minh, sent)).json());
    expect(posted.status).toBe('pending');
    const row = await rowOf(sent.title);
    expect(posted.url).toBe(`/hoi-bac-si/${row.slug}-${row.id}/`);
    expect(await detailOf(row.id)).toMatchObject({ status: 'pending' });
    expect((await visitor()(`/api/v1/thread/${row.id}/`)).status).toBe(404);
    const mine = ownThreads.parse(await (await minh('/api/v1/account/thread/')).json());
    expect(mine.tab).toBe('asked');
    expect(mine.threads.map(({ id }) => id)).toContain(row.id);
    expect(await followed()).toBe(before + 1);
  });

  it('is published at once after something of theirs was, unless words need a look', async () => {
    const { accountId } = await accountOf(ACCOUNTS.user.email);
    await aThread(app.services.db, { accountId });
    expect(threadPosted.parse(await (await ask(minh, question())).json()).status).toBe('published');
    const link = { ...question(), body: 'Em đọc ở https://thuoc-la.example thấy ghi vậy, có đúng không bác sĩ?' };
    expect(threadPosted.parse(await (await ask(minh, link)).json()).status).toBe('pending');
    const phone = { ...question(), title: 'Xin gọi cho em số 0912 345 678 để tư vấn' };
    expect(threadPosted.parse(await (await ask(minh, phone)).json()).status).toBe('pending');
  });

  it('asks once with two clicks', async () => {
    const sent = question();
    const answers = await Promise.all([ask(minh, sent), ask(minh, sent)]);
    const [one, other] = await Promise.all(answers.map(async answer => threadPosted.parse(await answer.json())));
    expect(one).toEqual(other);
    const stored = tables.selectFrom('thread').select('id').where('name', '=', sent.title);
    expect(await app.services.db.primary.rows(stored)).toHaveLength(1);
  });

  it('waits for nobody as a professional with a published page, or as the site', async () => {
    for (const { email } of [ACCOUNTS.doctor, ACCOUNTS.official]) {
      const who = await logIn(app, email);
      expect(threadPosted.parse(await (await ask(who, question())).json()).status).toBe('published');
    }
  });

  it('[FORUM-11] [FORUM-14] [FORUM-100] sends up to five pictures, and of censored ones others see a blurred copy', async () => {
    const drawn = sharp({ create: { width: 320, height: 240, channels: 3, background: '#336699' } }).jpeg();
    const picture = new Blob([new Uint8Array(await drawn.toBuffer())], { type: 'image/jpeg' });
    const sent = { ...question(), censor_images: 'true' };
    expect((await ask(minh, sent, [picture, picture])).status).toBe(200);
    const { id } = await rowOf(sent.title);
    const { question: post } = threadDetail.parse(await (await minh(`/api/v1/thread/${id}/`)).json());
    expect(post.images.map(image => image.is_censored)).toEqual([true, true]);
    const six = Array.from({ length: 6 }, () => picture);
    expect((await ask(minh, question(), six)).status).toBe(422);
    const gif = new Blob([new TextEncoder().encode('GIF89a not a picture')]);
    const refused = await ask(minh, question(), [gif]);
    expect([refused.status >= 400, Array.isArray(await refused.json())]).toEqual([true, true]);
  });

  it('asks at most ten questions a day', async () => {
    const an = await logIn(app, ACCOUNTS.favourite.email);
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      const from: Request = (where, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set('x-forwarded-for', `198.51.100.${sent + 1}`);
        return an(where, { ...init, headers });
      };
      statuses.push((await ask(from, question())).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

it('a question that is deleted takes its posts with it', async () => {
  const { id } = await aThread(app.services.db, { replies: [{ body: 'Một câu trả lời sẽ mất theo câu hỏi.' }] });
  await app.services.db.transaction(unit => deleteThreads(unit, app.services, [id]));
  const left = await app.services.db.primary.rows(
    tables.selectFrom('post').select('id').where('kind', '=', 'thread').where('entityId', '=', id),
  );
  expect(left).toEqual([]);
});

async function accountOf(email: string): Promise<{ accountId: number }> {
  const row = await app.services.db.primary.row(tables.selectFrom('account').select('id').where('email', '=', email));
  return { accountId: row?.id ?? 0 };
}

describe('a question', () => {
  const NO_WORDS = 'Xin vui lòng viết bằng chữ, ít nhất một chữ cái hoặc chữ số.';

  it.each([
    ['title', '????????????', NO_WORDS],
    ['title', '\u200b'.repeat(29), 'Tiêu đề cần từ 10 đến 150 ký tự.'],
    ['body', '\u3164\u202e\u200b'.repeat(20), 'Nội dung cần ít nhất 20 ký tự.'],
    ['body', `<p>${'&#8203;&shy;&lrm;'.repeat(20)}</p>`, 'Nội dung cần ít nhất 20 ký tự.'],
    ['body', '…'.repeat(30), NO_WORDS],
    ['dob', '2099-01-01', 'Ngày sinh chưa đúng, ví dụ: 31-05-1990.'],
    ['dob', '31-5-1990', 'Ngày sinh chưa đúng, ví dụ: 31-05-1990.'],
  ])('is refused with nothing to read, or a date of birth to come: %s %j', async (field, text, message) => {
    const answer = await ask(visitor(), { ...question(), email: 'khong-chu@thu.example', [field]: text });
    expect([answer.status, await answer.json()]).toEqual([422, [message]]);
  });

  it('is stored without signs that turn its words round, and its author may be born today', async () => {
    const fields = {
      ...question(),
      email: 'xoay-chu@thu.example',
      dob: '2031-11-19',
      title: 'Đau đầu \u202eôhk nihk\u202c về đêm',
      body: 'Em bị đau\u00ad đầu ba ngày nay rồi.',
    };
    expect((await ask(visitor(), fields)).status).toBe(200);
    expect(await rowOf('Đau đầu ôhk nihk về đêm')).toBeDefined();
  });
});
