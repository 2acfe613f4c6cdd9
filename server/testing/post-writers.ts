import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import sharp from 'sharp';
import { post as postedShape, postStored } from '../features/posts/contract.ts';
import { textOf } from '../platform/db/text.ts';
import { createDiscussions, type Discussions } from './discussions.ts';
import { logIn } from './log-in.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

export type PostWriter = keyof typeof ACCOUNTS;

/** What an author sends as a reply; lists become repeated fields. */
export type ReplyFields = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Who writes in discussions, and where. */
export interface PostWriters extends Discussions {
  /** The browser of an author, from a network address of its own. */
  as(who: PostWriter): Promise<Request>;
  accountId(who: PostWriter): Promise<number>;
  /** Lets an account reply as a provider, as an admin does in the console. */
  grant(accountId: number, kind: 'professional' | 'place', id: number): Promise<void>;
  /** Sends a reply as a multipart body. */
  send(request: Request, fields: ReplyFields, images?: readonly Buffer[]): Promise<Response>;
  /** A reply that is stored; answers what the caller got. */
  stored(
    request: Request,
    fields: ReplyFields,
    images?: readonly Buffer[],
  ): Promise<ReturnType<typeof postStored.parse>>;
  /** Sends an edit as a multipart body. */
  edit(request: Request, id: number, fields: ReplyFields, images?: readonly Buffer[]): Promise<Response>;
  read(request: Request, id: number): Promise<ReturnType<typeof postedShape.parse>>;
}

/** Words of a reply that nobody wrote before. */
export const words = (() => {
  let said = 0;
  return () => {
    said += 1;
    return `Bạn nên nghỉ ngơi, uống đủ nước và theo dõi thêm, lời khuyên thứ ${said}.`;
  };
})();

/** A small picture of one colour. */
export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#357' } })
    .png()
    .toBuffer();

export const sendJson = (request: Request, method: 'POST' | 'PUT', path: string, body: object): Promise<Response> =>
  request(path, { method, body: JSON.stringify(body) });

/** For an app with the world tiny and `trustProxy: 1`. */
export async function addPostWriters(app: TestApp): Promise<PostWriters> {
  const discussions = createDiscussions(app.services);
  let visitors = 0;
  const send =
    (method: 'POST' | 'PUT', path: string) =>
    (request: Request, fields: ReplyFields, images: readonly Buffer[] = []) =>
      request(path, { method, body: formOf(fields, images) });
  const reply = send('POST', '/api/v1/post/');
  const edit: PostWriters['edit'] = (request, id, fields, images) =>
    send('PUT', `/api/v1/post/${id}/update/`)(request, fields, images);
  return {
    ...discussions,
    as: async who => {
      const request = await logIn(app, ACCOUNTS[who].email);
      visitors += 1;
      const address = `203.0.113.${visitors}`;
      return (path, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set('x-forwarded-for', address);
        return request(path, { ...init, headers });
      };
    },
    accountId: async who => {
      const sql = 'select id from account where email = ?';
      return Number((await textOf(app.services.db.primary).first<{ id: number }>(sql, [ACCOUNTS[who].email]))?.id);
    },
    grant: (accountId, kind, id) =>
      app.services.db.transaction(async unit => {
        await textOf(unit).sql(
          `insert into reply_identity (account_id, kind, entity_id, consent, created_at) values (?, ?, ?, ?, ?)`,
          [accountId, kind, id, kind === 'professional' ? 'Đồng ý qua email' : '', app.services.clock.now()],
        );
      }),
    send: reply,
    stored: async (request, fields, images) => {
      const answer = await reply(request, fields, images);
      const said = await answer.text();
      if (answer.status !== 200) throw new Error(`${answer.status}: ${said}`);
      return postStored.parse(JSON.parse(said));
    },
    edit,
    read: async (request, id) => postedShape.parse((await (await request(`/api/v1/post/${id}/`)).json()).post_data),
  };
}

function formOf(fields: ReplyFields, images: readonly Buffer[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, String(each));
  }
  for (const bytes of images) form.append('images', new Blob([new Uint8Array(bytes)]), 'anh.png');
  return form;
}
