import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { textOf } from '../../platform/db/text.ts';
import { type MadeUpNames, makeUpNames } from '../../testing/made-up-names.ts';
import { addPostWriters, type PostWriters, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { threadDetail } from '../forum/contract.ts';
import { ownPosts } from '../posts/contract.ts';
import { rebuildLinks } from './commands/rebuild-links.ts';

let app: TestApp;
let writers: PostWriters;
let member: Request;
let names: MadeUpNames;
let used = 0;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
  await writers.trust(await writers.accountId('user'));
  member = await writers.as('user');
  names = makeUpNames(app);
});
afterAll(() => app.close());

const work = () => createWork(app.services).drain();
const read = async (id: number) => threadDetail.parse(await (await app.request(`/api/v1/thread/${id}/`)).json());
const replyOf = async (id: number) => (await read(id)).replies[0]?.body;

/** A name that no other test knows. */
function unusedName() {
  used += 1;
  return { id: used, name: `Viêm quặng zet${used}`, url: `/benh/viem-quang-${used}/` };
}

async function replied(text: string) {
  const { id } = await writers.thread();
  const { post_data } = await writers.stored(member, { thread_id: id, body: text });
  return { thread: id, post: post_data.id };
}

const linkTo = ({ url }: { url: string }, text: string) => `<a href="${url}">${text}</a>`;

describe('names in threads', () => {
  it('are linked in what is written afterwards, as soon as it is stored', async () => {
    const known = unusedName();
    await names.tell(known.id, { ...known, others: [] });
    const said = `${words()} Có thể là ${known.name.toLowerCase()}.`;
    const { thread } = await replied(said);
    expect(await replyOf(thread)).toBe(`<p>${said.replace(known.name.toLowerCase(), text => linkTo(known, text))}</p>`);
  });

  it('are linked in what was written before they were known, a synonym too, and no other page becomes stale', async () => {
    const known = unusedName();
    const [holder, other] = [await replied(`${words()} Có thể là ${known.name}.`), await replied(words())];
    await work();
    await textOf(app.services.db.primary).first('select 1 as one');
    await names.tell(known.id, { url: known.url, name: 'Không ai viết zet', others: [known.name] });
    const before = await told();
    await work();
    expect(await replyOf(holder.thread)).toContain(linkTo(known, known.name));
    const after = (await told()).filter(name => !before.includes(name));
    expect(after).toEqual([`thread:${holder.thread}#links`]);
    expect(after.join()).not.toContain(String(other.thread));
  });

  it('that are gone leave no link, and those whose page has moved lead to the new address', async () => {
    const [gone, moved] = [unusedName(), unusedName()];
    for (const known of [gone, moved]) await names.tell(known.id, { ...known, others: [] });
    const { thread } = await replied(`${words()} ${gone.name}, ${moved.name}.`);
    await work();
    await names.tell(gone.id, null);
    await names.tell(moved.id, { url: '/benh/noi-moi/', name: moved.name, others: [] });
    await work();
    const body = await replyOf(thread);
    expect(body).toContain(`${gone.name}, ${linkTo({ url: '/benh/noi-moi/' }, moved.name)}.`);
  });

  it('stand in what its author edits and what others quote as they were written', async () => {
    const known = unusedName();
    await names.tell(known.id, { ...known, others: [] });
    const said = `${words()} ${known.name}.`;
    const { thread, post } = await replied(said);
    expect((await writers.read(member, post)).body).toBe(`<p>${said}</p>`);
    const late = await writers.edit(member, post, { body: words(), version: '7' });
    expect(await late.json()).toMatchObject({ current: { body: `<p>${said}</p>` } });
    const quote = await app.request(`/api/v1/post/${post}/update/`);
    expect(await quote.text()).not.toContain(known.url);
    const detail = await read(thread);
    expect(detail.replies[0]).toMatchObject({ body: expect.stringContaining(known.url), body_no_html: said });
  });

  it('are looked for again in what was edited', async () => {
    const [first, second] = [unusedName(), unusedName()];
    for (const known of [first, second]) await names.tell(known.id, { ...known, others: [] });
    const { thread, post } = await replied(`${words()} ${first.name}.`);
    await writers.edit(member, post, { body: `${words()} ${second.name}.` });
    const body = await replyOf(thread);
    expect(body).toContain(linkTo(second, second.name));
    expect(body).not.toContain(first.url);
  });

  it('that become known while a text is on its way are linked right after it', async () => {
    const known = unusedName();
    const links = await app.services.linking.link({ table: 'post', subject: 'thread' }, ['<p>Trước</p>']);
    await names.tell(known.id, { ...known, others: [] });
    await work();
    const { thread, post } = await replied(`${words()} ${known.name}.`);
    // As if the names had been read before the last one was announced.
    await app.services.db.transaction(unit =>
      textOf(unit).sql('update post set linked = null, links_version = ? where id = ?', [links.linksVersion, post]),
    );
    expect(await replyOf(thread)).not.toContain(known.url);
    await work();
    expect(await replyOf(thread)).toContain(linkTo(known, known.name));
  });

  it('are linked in all texts when everything is made again', async () => {
    const known = unusedName();
    await names.tell(known.id, { ...known, others: [] });
    const { thread, post } = await replied(`${words()} ${known.name}.`);
    await app.services.db.transaction(unit =>
      textOf(unit).sql(`update post set linked = null, links_version = 0 where id = ?`, [post]),
    );
    const seen: number[] = [];
    const count = await rebuildLinks(app.services, done => seen.push(done));
    expect(seen.at(-1)).toBe(count);
    expect(await replyOf(thread)).toContain(linkTo(known, known.name));
  });

  it('announced and texts saved by many at once end with every link in its place', async () => {
    const known = Array.from({ length: 6 }, unusedName);
    const threads = await Promise.all(
      known.map(async each => {
        const { id } = await writers.thread();
        const [, stored] = await Promise.all([
          names.tell(each.id, { ...each, others: [] }),
          writers.stored(member, { thread_id: id, body: `${words()} ${each.name}.` }),
          work(),
        ]);
        return { each, thread: id, post: stored.post_data.id };
      }),
    );
    await work();
    for (const { each, thread } of threads) expect(await replyOf(thread)).toContain(linkTo(each, each.name));
  });

  it('do not make a text of two while it is edited and linked at once', async () => {
    const known = unusedName();
    const { thread, post } = await replied(`${words()} ${known.name} cũ.`);
    await work();
    const body = `${words()} ${known.name} mới.`;
    await Promise.all([
      names.tell(known.id, { ...known, others: [] }).then(work),
      writers.edit(member, post, { body }),
    ]);
    await work();
    expect(await replyOf(thread)).toBe(`<p>${body.replace(known.name, text => linkTo(known, text))}</p>`);
  });
});

it('the form of editing shows its author an own post with links as well', async () => {
  const known = unusedName();
  await names.tell(known.id, { ...known, others: [] });
  const { thread } = await replied(`${words()} ${known.name}.`);
  const own = ownPosts.parse(await (await member(`/api/v1/discussion/thread/${thread}/own/`)).json());
  expect(own.own[0]?.body).toContain(known.url);
});

async function told(): Promise<string[]> {
  const rows = await textOf(app.services.db.primary).all<{ name: string }>('select name from changed_tag');
  return rows.map(({ name }) => name);
}
