import { randomInt } from 'node:crypto';
import { PLACES, PROFESSIONALS, THREADS } from '@antam/fixtures/worlds/tiny/named.ts';
import { foldText } from '@antam/server/platform/text/fold-text.ts';
import { createDiscussions } from '@antam/server/testing/discussions.ts';
import { logIn } from '@antam/server/testing/log-in.ts';
import { emailOf } from '@antam/server/testing/role-visitors.ts';
import { createVisitor, type Request } from '@antam/server/testing/visitor.ts';
import { addMember } from '../../cli/testing/add-member.ts';
import { textOf } from '../../server/platform/db/text.ts';
import type { Target } from './target.ts';

/** Something that everybody may read, and the way to hide it. */
export interface Secret {
  /** By which it is found in pages. */
  readonly mark: string;
  /** Where it may stand. */
  readonly pages: readonly string[];
  hide(): Promise<void>;
}

/** A name that nobody else has. */
const newName = () => `Ngô ${letters()} Kín`;
const letters = () => Array.from({ length: 9 }, () => String.fromCharCode(97 + randomInt(26))).join('');

const FORUM = ['/', '/hoi-bac-si/', '/hoi-bac-si/hoat-dong/', '/hoi-bac-si/tra-loi-moi.xml', '/api/v1/thread/'];
const ACTIVITY = ['/api/v1/thread/activity/'];
const REASON = 'Trái với quy định của diễn đàn.';

/** What people and staff hide, by what it is. */
export const SECRETS: Readonly<Record<string, (target: Target) => Promise<Secret>>> = {
  'a name that its reply hides now': async target => {
    const { request, name } = await someMember(target);
    const post = await reply(target, request, `Tôi đã hỏi bác sĩ và được khuyên nghỉ ngơi, lần thứ ${letters()}.`);
    return {
      mark: name,
      pages: [
        ...FORUM,
        ...ACTIVITY,
        THREADS.answered.path,
        `/api/v1/post/${post}/`,
        `/api/v1/thread/${THREADS.answered.id}/`,
      ],
      hide: () => hideName(request, post),
    };
  },
  'a name that its question hides now': async target => {
    const { request, name } = await someMember(target);
    const { id, path } = await ask(target, request, `Câu hỏi ${letters()} về đau đầu kéo dài`);
    const opening = "select id from post where kind = 'thread' and entity_id = ? and position = 0";
    const post = await textOf(target.services.db.primary).first<{ id: number }>(opening, [id]);
    return {
      mark: name,
      pages: [...FORUM, ...ACTIVITY, path, `/api/v1/thread/${id}/`],
      hide: () => hideName(request, Number(post?.id)),
    };
  },
  'a question that staff hide': async target => {
    const { request } = await someMember(target);
    const mark = `Câu hỏi ${letters()} về đau đầu kéo dài`;
    const { id, path } = await ask(target, request, mark);
    return {
      mark,
      pages: [...FORUM, path, `/api/v1/thread/${id}/`, ...searchesFor(mark)],
      hide: () => decide(target, `/api/admin/threads/${id}/decision/`, { decision: 'hide', reason: REASON }),
    };
  },
  'a reply that staff take down': async target => {
    const { request } = await someMember(target);
    const mark = `Lời khuyên ${letters()}`;
    const post = await reply(target, request, `${mark}: nên nghỉ ngơi và uống đủ nước.`);
    return {
      mark,
      pages: [...FORUM, ...ACTIVITY, THREADS.answered.path, `/api/v1/post/${post}/`],
      hide: () => decide(target, `/api/admin/posts/${post}/decision/`, { decision: 'remove', reason: REASON }),
    };
  },
  'a review that staff take down': async target => {
    const name = newName();
    const body = {
      name,
      email: `${letters()}@thu.example`,
      place: PLACES.hospital.id,
      comment: 'Bác sĩ rất tận tâm, chờ không lâu.',
      overall_rating: 4,
    };
    const posted = await send(createVisitor(target.url), 'POST', '/api/v1/place/comment/create/', body);
    const { id } = Object(posted);
    const path = `/api/admin/comments/${id}/decision/`;
    await decide(target, path, { decision: 'publish' });
    return {
      mark: name,
      pages: ['/', PLACES.hospital.path, `/api/v1/comment/place/${PLACES.hospital.id}/`],
      hide: () => decide(target, path, { decision: 'remove', reason: 'insult' }),
    };
  },
  'a facility that staff hide': target =>
    record(target, `/api/admin/places/${PLACES.dental.id}/`, PLACES.dental.name, [
      PLACES.dental.path,
      '/co-so-y-te/',
      '/api/v1/place/',
      PROFESSIONALS.sixteenServices.path,
      '/bac-si/',
      '/tuyen-chon/co-so-y-te-nen-biet-1/',
      // Beside the names of its people.
      ...searchesFor(PROFESSIONALS.sixteenServices.name),
    ]),
  'a doctor whom staff hide': target =>
    record(target, `/api/admin/professionals/${PROFESSIONALS.tuan.id}/`, PROFESSIONALS.tuan.name, [
      PROFESSIONALS.tuan.path,
      '/bac-si/',
      '/api/v1/professional/',
      PLACES.clinic.path,
      '/tuyen-chon/bac-si-duoc-ban-doc-gioi-thieu-2/',
    ]),
};

const searchesFor = (name: string) =>
  ['/tim-kiem/', '/api/v1/search'].map(search => `${search}?q=${encodeURIComponent(foldText(name))}`);

async function record(target: Target, path: string, mark: string, pages: readonly string[]): Promise<Secret> {
  return {
    mark,
    pages: [...pages, '/', ...searchesFor(mark)],
    hide: async () => {
      const staff = await staffOf(target);
      const stored: unknown = await (await staff(path)).json();
      await send(staff, 'PUT', path, { ...Object(stored), status: 'hidden' });
    },
  };
}

/** A person whose posts need no look of staff, by a name of their own. */
async function someMember({ services, url }: Target): Promise<{ request: Request; name: string }> {
  const name = newName();
  const { account, cookies } = await addMember(services, `${letters()}@thu.example`);
  await createDiscussions(services).trust(account);
  await services.db.transaction(unit =>
    textOf(unit).sql('update account set name = ?, folded_name = ? where id = ?', [name, name.toLowerCase(), account]),
  );
  return { request: createVisitor(url, cookies), name };
}

const staffOf = (target: Target) => logIn(target, emailOf('admin'));

/** Sends a body and answers what came back. Throws where it was refused. */
async function send(request: Request, method: string, path: string, body: object): Promise<unknown> {
  const answer = await request(path, { method, body: body instanceof FormData ? body : JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

async function decide(target: Target, path: string, decision: object): Promise<void> {
  await send(await staffOf(target), 'POST', path, decision);
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function reply(target: Target, request: Request, body: string): Promise<number> {
  const fields = { thread_id: String(THREADS.answered.id), body, hiding_creator: 'false' };
  const { post_data } = Object(await send(request, 'POST', '/api/v1/post/', formOf(fields)));
  if (post_data.status === 'pending')
    await decide(target, `/api/admin/posts/${post_data.id}/decision/`, { decision: 'publish' });
  return post_data.id;
}

async function ask(target: Target, request: Request, title: string): Promise<{ id: number; path: string }> {
  const body = `Tôi bị đau đầu ba ngày nay, xin bác sĩ tư vấn giúp, lần thứ ${letters()}.`;
  const answer = Object(
    await send(request, 'POST', '/api/v1/thread/', formOf({ title, body, hiding_creator: 'false' })),
  );
  const id = Number(/-(\d+)\/$/.exec(answer.url)?.[1]);
  if (answer.status !== 'published')
    await decide(target, `/api/admin/threads/${id}/decision/`, { decision: 'publish' });
  return { id, path: answer.url };
}

async function hideName(request: Request, post: number): Promise<void> {
  const path = `/api/v1/post/${post}/update/`;
  const shown = Object(await (await request(`/api/v1/post/${post}/`)).json()).post_data;
  await send(request, 'PUT', path, formOf({ body: shown.body_no_html ?? shown.body, hiding_creator: 'true' }));
}
