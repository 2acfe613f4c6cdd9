import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anArticle } from '../../../fixtures/factories/articles.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { reindex } from '../search/commands/reindex.ts';
import { articleDetail, articleList } from './contract.ts';
import { contentsOf } from './rules/contents-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const get = async (path: string) => (await createVisitor(app.url))(path);
const detailOf = async (id: number) => articleDetail.parse(await (await get(`/api/v1/article/${id}/`)).json());
const listOf = async (query = '') => articleList.parse(await (await get(`/api/v1/article/?${query}`)).json());

describe('an article', () => {
  it('[ART-01] comes with its list of contents, who checked it, its topics and the time that reading takes', async () => {
    const article = await detailOf(1);
    expect(article.title).toBe('Trẻ bị sốt: cha mẹ nên làm gì và khi nào cần đi khám');
    expect(article.contents[0]).toEqual({ id: 'muc-the-nao-la-sot', label: 'Thế nào là sốt', level: 1 });
    expect(article.body).toContain('<h2 id="muc-the-nao-la-sot">Thế nào là sốt</h2>');
    expect(article.contents.some(({ level }) => level === 2)).toBe(true);
    expect(article.reviewer).toMatchObject({ absolute_url: expect.stringMatching(/^\/bac-si\//) });
    expect(article.reviewer?.label).toContain('Nhi khoa');
    expect(article.topics[0]).toEqual({ slug: 'nhi-khoa', name: 'Nhi khoa' });
    expect(article.reading_minutes).toBeGreaterThan(1);
    expect(article.author).toMatchObject({ name: 'Ban biên tập An Tâm', absolute_url: null });
    expect(article.related.map(({ id }) => id)).not.toContain(1);
    expect(article.related).toHaveLength(3);
  });

  it('opens a discussion with its summary', async () => {
    const { opening, summary, posts } = await detailOf(2);
    expect(opening).toMatchObject({ position: 0, body_no_html: summary, answer_type: 'official' });
    expect(posts).toEqual([]);
  });

  it.each(['draft', 'scheduled', 'hidden'] as const)('is not there for anybody while it is %s', async status => {
    const { id, title } = await anArticle(app.services.db, { status, topics: ['nhi-khoa'] });
    expect((await get(`/api/v1/article/${id}/`)).status).toBe(404);
    for (const query of ['', 'topic=nhi-khoa']) {
      expect((await listOf(query)).items.map(item => item.title)).not.toContain(title);
    }
  });

  it('gives headings ids of their own, and leaves those without words alone', () => {
    const { body, contents } = contentsOf('<h2>Đau</h2><p>x</p><h3><b>Đau</b> &amp; mỏi</h3><h2>Đau</h2><h2><br></h2>');
    expect(contents).toEqual([
      { id: 'muc-dau', label: 'Đau', level: 1 },
      { id: 'muc-dau-moi', label: 'Đau & mỏi', level: 2 },
      { id: 'muc-dau-2', label: 'Đau', level: 1 },
    ]);
    expect(body.endsWith('<h2><br></h2>')).toBe(true);
  });
});

describe('the list of articles', () => {
  it('[ART-09] shows the newest first, and those of a topic alone', async () => {
    const all = await listOf();
    const times = all.items.map(({ published_at }) => published_at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.topics.find(({ slug }) => slug === 'nhi-khoa')).toMatchObject({ name: 'Nhi khoa' });
    const children = await listOf('topic=nhi-khoa');
    expect(children.items.length).toBeGreaterThan(1);
    expect(children.items.length).toBeLessThan(all.items.length);
    expect(children.items.every(({ topics }) => topics.some(({ slug }) => slug === 'nhi-khoa'))).toBe(true);
    expect((await listOf('topic=khong-co')).items).toEqual([]);
  });

  it('[ART-09] finds articles by words of their titles and texts, with and without accents', async () => {
    expect((await listOf('q=tang+huyet+ap')).items[0]?.title).toMatch(/^Tăng huyết áp/);
    expect((await listOf(`q=${encodeURIComponent('kê cao đầu giường')}`)).items[0]?.title).toMatch(/^Trào ngược/);
    expect((await listOf('q=zzzzqqq')).items).toEqual([]);
  });

  it('pages through all of them by keys, forwards and backwards, none twice and none left out', async () => {
    for (let index = 0; index < 14; index += 1) {
      await anArticle(app.services.db, {
        topics: ['tim-mach'],
        publishedAt: new Date(Date.UTC(2020, 0, 1 + (index >> 1))),
      });
    }
    for (const topic of ['', 'topic=tim-mach&']) {
      const first = await listOf(topic);
      const second = await listOf(`${topic}after=${first.next}`);
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(first.items).toHaveLength(12);
      expect(new Set(ids).size).toBe(ids.length);
      expect(second.next).toBeNull();
      expect((await listOf(`${topic}before=${second.previous}`)).items).toEqual(first.items);
    }
  });

  it('has all that fits words on one page', async () => {
    for (let index = 0; index < 14; index += 1) {
      await anArticle(app.services.db, { title: `Bấm huyệt thái xung, bài ${index}`, topics: ['tim-mach'] });
    }
    await reindex(app.services);
    const found = await listOf('q=bam+huyet+thai+xung');
    expect([found.items.length, found.next]).toEqual([14, null]);
  });
});
