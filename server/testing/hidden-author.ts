import { aPicture } from '@antam/fixtures/factories/media.ts';
import { aProfessional } from '@antam/fixtures/factories/professionals.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { articleList } from '../features/articles/contract.ts';
import { reindex } from '../features/search/commands/reindex.ts';
import { textOf } from '../platform/db/text.ts';
import { visitorAt } from './account-visits.ts';
import { CANARY, MARK, tracesIn } from './canary.ts';
import { logIn } from './log-in.ts';
import { addPostWriters, type PostWriters, sendJson, smallPicture } from './post-writers.ts';
import { sentMails } from './sent-mails.ts';
import type { TestApp } from './test-app.ts';
import type { Request } from './visitor.ts';

/** No other number of the tests looks like these. */
const ACCOUNT = 874_512_903;
const PAGE = 874_612_904;
const VISITOR = `${MARK}-khach@thu.example`;

/** Words that lead to both questions, and reveal nothing about who asked. */
export const TITLE = 'Nổi ban đỏ ngứa khắp lưng';

/** What a canary who hides their name has asked and answered, and who else took part. */
export interface HiddenAuthor {
  /** Both questions: of the account, and of a visitor without one. */
  readonly threads: readonly { readonly id: number; readonly path: string }[];
  /** Ids of everything that they wrote. */
  readonly posts: readonly number[];
  /** An article to which they replied. */
  readonly article: { readonly id: number; readonly path: string };
  readonly images: readonly { readonly id: number; readonly url: string; readonly thumbnail_url: string }[];
  readonly request: Request;
  readonly writers: PostWriters;
  /** What of them stands in a text. */
  traces(text: string): string[];
}

/** For an app with the world tiny and `trustProxy: 1`: all is written over HTTP, and published by a moderator. */
export async function addHiddenAuthor(app: TestApp): Promise<HiddenAuthor> {
  const { db, files } = app.services;
  await aProfessional(db, { id: PAGE, name: CANARY.name });
  const avatar = await aPicture(db, { owner: 'professional', ownerId: PAGE }, files);
  await addAccount(app);
  const writers = await addPostWriters(app);
  await writers.trust(ACCOUNT);
  const [request, moderator] = [await logIn(app, CANARY.email), await writers.as('moderator')];
  await ask(request, TITLE, {});
  const visitor = visitorAt(app, CANARY.address);
  await ask(visitor, `${TITLE} và hai tay`, { name: CANARY.name, email: VISITOR });
  const emailMessage = (await sentMails(app)).find(({ to }) => to === VISITOR);
  const [, token] = /\/xac-nhan\/([^/]+)\//.exec(emailMessage?.text ?? '') ?? [];
  await sendJson(visitor, 'POST', `/api/v1/thread/confirm/${token}/`, {});
  const sql = `select id, slug, status from thread where name like ? order by id`;
  const threads = await textOf(db.primary).all<{ id: number; slug: string; status: string }>(sql, [`${TITLE}%`]);
  for (const { id, status } of threads) {
    if (status === 'pending')
      await sendJson(moderator, 'POST', `/api/admin/threads/${id}/decision/`, { decision: 'publish' });
  }
  const first = threads[0]?.id ?? 0;
  const asHidden = { hiding_creator: true, censor_images: true };
  const hidden = { ...asHidden, thread_id: first };
  const page = { reply_as_type: 'professional', reply_as_id: PAGE };
  const picture = await smallPicture();
  const body = 'Tôi hỏi thêm: ban nổi nhiều hơn về đêm thì sao.';
  const own = await writers.stored(request, { ...hidden, body, captions: ['Lưng'] }, [picture]);
  const asPage = await writers.stored(request, { ...hidden, ...page, body: `${body} Xin trả lời giúp.` }, [picture]);
  await writers.edit(request, own.post_data.id, { body: `${body} Và cả buổi sáng.`, hiding_creator: true });
  const { id: article, absolute_url } = await someArticle(app);
  const toArticle = { ...asHidden, article_id: article, body: `${body} Bài viết rất hữu ích.` };
  const onArticle = await writers.stored(request, toArticle, [picture]);
  const openings = await textOf(db.primary).all<{ id: number }>(
    "select id from post where kind = 'thread' and position = 0 and entity_id in (?, ?)",
    threads.slice(0, 2).map(({ id }) => id),
  );
  await reindex(app.services);
  const secrets = [String(ACCOUNT), String(PAGE), ...(avatar.content.type === 'image' ? [avatar.content.key] : [])];
  return {
    request,
    writers,
    threads: threads.map(({ id, slug }) => ({ id, path: `/hoi-bac-si/${slug}-${id}/` })),
    posts: [...openings.map(({ id }) => id), own.post_data.id, asPage.post_data.id, onArticle.post_data.id],
    article: { id: article, path: absolute_url },
    images: [own, asPage, onArticle].flatMap(({ post_data }) => post_data.images),
    traces: text => tracesIn(text, secrets),
  };
}

async function someArticle(app: TestApp) {
  const { items } = articleList.parse(await (await app.request('/api/v1/article/')).json());
  const [article] = items;
  if (!article) throw new Error('The world has no article');
  return article;
}

/** A doctor's account with the canary's name and address, which owns the canary's page. */
async function addAccount({ services: { db, clock } }: TestApp): Promise<void> {
  const now = clock.now();
  await db.transaction(async unit => {
    await textOf(unit).sql(
      `insert into account (id, email, name, folded_name, role, status, is_official, email_confirmed_at, source, utm,
         created_at, updated_at)
       select ?, ?, ?, '', role, 'active', ?, ?, '', '{}', ?, ? from account where email = ?`,
      [ACCOUNT, CANARY.email, CANARY.name, false, now, now, now, ACCOUNTS.doctor.email],
    );
    await textOf(unit).sql(
      "insert into provider_link (account_id, kind, entity_id, created_at) values (?, 'professional', ?, ?)",
      [ACCOUNT, PAGE, now],
    );
  });
}

async function ask(request: Request, title: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const body = new FormData();
  const words = `Tôi muốn hỏi: ${title.toLowerCase()} thì nên khám ở đâu?`;
  const sent = { title, body: words, hiding_creator: 'true', censor_images: 'true', speciality: 'da-lieu', ...fields };
  for (const [name, value] of Object.entries(sent)) body.append(name, value);
  body.append('images', new Blob([new Uint8Array(await smallPicture())]), `${MARK}.png`);
  const answer = await request('/api/v1/thread/', { method: 'POST', body });
  if (!answer.ok) throw new Error(`The question was refused: ${await answer.text()}`);
}
