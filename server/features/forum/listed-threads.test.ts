import { aThread, someThreads } from '@antam/fixtures/factories/threads.ts';
import { THREADS as NAMED } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { reindex } from '../search/commands/reindex.ts';
import { termsOf } from '../taxonomy/term.repository.ts';
import { similarThreads, threadDetail, threadList } from './contract.ts';

const THREADS = 45;
/** Those of the world: one about the heart, which waits for an answer, and one that has one. */
const OTHERS = 2;

let app: TestApp;
let heart = 0;
let skin = 0;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  const { db } = app.services;
  const terms = await termsOf(db);
  [heart = 0, skin = 0] = ['tim-mach', 'da-lieu'].map(slug => terms.bySlug('speciality', slug)?.id ?? 0);
  await someThreads(
    db,
    Array.from({ length: THREADS }, (_, index) => ({
      title: `Câu hỏi thứ ${index + 1} về tim mạch`,
      speciality: heart,
      thanks: index,
      ...(index % 3 === 0 ? { replies: [{ body: 'Bạn nên đi khám sớm để biết rõ.', professional: 1 }] } : {}),
    })),
  );
  await aThread(db, {
    title: 'Nổi mề đay mẩn ngứa khắp người',
    speciality: skin,
    body: 'Em ăn hải sản rồi nổi mề đay, có uống loratadin được không ạ?',
    replies: [{ body: 'Mề đay do hải sản thường tự hết, bạn nên khám da liễu.', professional: 1 }],
  });
  await aThread(db, { title: 'Nấc cụt cả tuần chưa dứt', state: 'pending', speciality: skin });
  await reindex(app.services);
});
afterAll(() => app.close());

const list = async (query = '') => threadList.parse(await (await app.request(`/api/v1/thread/${query}`)).json());

/** Everything behind a first page, by its own keys. */
async function walk(query: string): Promise<number[]> {
  const ids: number[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page = await list(`?${query}${next === '' ? '' : `&after=${next}`}`);
    ids.push(...page.items.map(({ id }) => id));
    next = page.next;
  }
  return ids;
}

describe('the list of threads', () => {
  it.each(['newest', 'unanswered', 'thanked'])('by %s is walked to its end without gaps or repeats', async sort => {
    const ids = await walk(`sort=${sort}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(sort === 'unanswered' ? 31 : THREADS + 1 + OTHERS);
  });

  it('leads back to the page before', async () => {
    const first = await list();
    const second = await list(`?after=${first.next}`);
    const back = await list(`?before=${second.previous}`);
    expect(back.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id));
    expect([first.previous, back.previous]).toEqual([null, null]);
  });

  it('is of one speciality, of which the number is answered', async () => {
    const { items, specialities } = await list('?speciality=da-lieu');
    expect(items.map(({ title }) => title)).toEqual(['Nổi mề đay mẩn ngứa khắp người']);
    expect(specialities.map(({ slug, count }) => [slug, count])).toEqual([
      ['tim-mach', THREADS + 1],
      ['nhi-khoa', 1],
      ['da-lieu', 1],
    ]);
    expect((await list('?speciality=khong-co')).items).toEqual([]);
  });

  it('names who answered first, and the first words of the question', async () => {
    const [card] = (await list('?speciality=da-lieu')).items;
    expect(card).toMatchObject({ replies: 1, answers: 1, created_by: { name: 'Trần Thị Hỏi' } });
    expect(card?.excerpt).toMatch(/^Em ăn hải sản/);
    expect(card?.answered_by?.name).toContain('Mai');
  });

  it('is searched by words of titles and of posts', async () => {
    for (const words of ['mề đay', 'me day', 'loratadin', 'hải sản tự hết']) {
      const { items, count } = await list(`?q=${encodeURIComponent(words)}`);
      expect([words, count, items.map(({ title }) => title)]).toEqual([words, 1, ['Nổi mề đay mẩn ngứa khắp người']]);
    }
    expect((await list('?q=nấc cụt')).items).toEqual([]);
    const found = await list('?q=tim mạch');
    expect([found.count, found.items.length, found.previous]).toEqual([THREADS + 1, 20, null]);
    const behind = await list(`?q=tim mạch&after=${found.next}`);
    expect(behind.items.some(({ id }) => found.items.some(item => item.id === id))).toBe(false);
  });

  it('takes what it does not understand as not asked', async () => {
    expect((await list('?sort=x&after=y&before=z&speciality=%20')).items).toHaveLength(20);
  });
});

describe('answered questions like the one that is typed', () => {
  const similar = async (title: string) =>
    similarThreads.parse(await (await app.request(`/api/v1/thread/similar/?title=${encodeURIComponent(title)}`)).json())
      .items;

  it('are found by what the title says, and only those that were answered', async () => {
    expect((await similar('bị nổi mề đay thì phải làm sao')).map(({ title }) => title)).toEqual([
      'Nổi mề đay mẩn ngứa khắp người',
    ]);
    expect((await similar('câu hỏi tim mạch')).every(({ answers }) => answers > 0)).toBe(true);
  });

  it('are found whatever a child is called in them', async () => {
    const { title } = NAMED.answered;
    for (const typed of ['Bé ăn ít hai hôm nay', 'con em ăn ít hai hôm nay', title]) {
      expect([typed, (await similar(typed)).map(each => each.title)]).toEqual([typed, [title]]);
    }
  });

  it('are none for a title of one word', async () => {
    expect(await similar('tôi')).toEqual([]);
  });
});

describe('suggestions', () => {
  it('[SRCH-06] have a group of threads, by their titles alone', async () => {
    const groups: Array<{ object_type: string; list_url: string; items: Array<{ name: string }> }> = await (
      await app.request('/api/v1/search?q=mề đay mẩn ngứa')
    ).json();
    const threads = groups.filter(({ object_type }) => object_type === 'thread_index');
    expect(threads).toHaveLength(1);
    expect(threads[0]?.items.map(({ name }) => name)).toEqual(['Nổi mề đay mẩn ngứa khắp người']);
    expect(threads[0]?.list_url).toMatch(/^\/hoi-bac-si\/\?q=/);
    const byBody: Array<{ object_type: string }> = await (await app.request('/api/v1/search?q=loratadin')).json();
    expect(byBody.some(({ object_type }) => object_type === 'thread_index')).toBe(false);
  });
});

describe('the page of a thread', () => {
  it('[FORUM-28] has the question, its replies and related answered questions', async () => {
    const [card] = (await list('?speciality=da-lieu')).items;
    const detail = threadDetail.parse(await (await app.request(`/api/v1/thread/${card?.id}/`)).json());
    expect(detail).toMatchObject({ status: 'published', reply_count: 1, page: 1, pages: 1, emergency: null });
    expect(detail.question.body).toContain('loratadin');
    expect(detail.replies.map(({ answer_type }) => answer_type)).toEqual(['professional']);
  });

  it('leads to questions that share words with it, not to those that only look alike without accents', async () => {
    const { db } = app.services;
    const terms = await termsOf(db);
    const [lungs = 0, mind = 0] = ['ho-hap', 'tam-than'].map(slug => terms.bySlug('speciality', slug)?.id ?? 0);
    const replies = [{ body: 'Bạn nên đi khám sớm để biết rõ.', professional: 1 }];
    const [cough, bare, alone] = await someThreads(db, [
      { title: 'Ho kéo dài bảy tuần sau cảm cúm', speciality: lungs, replies },
      { title: 'ho keo dai nam tuan sau cam cum', speciality: lungs, replies },
      { title: 'Ho khi nằm, uống siro chưa đỡ', replies },
      { title: 'Leo cầu thang là khó thở', speciality: lungs, replies },
      { title: 'Xin hỏi: hay khóc sau sinh, họ hàng lo lắng', speciality: mind, replies },
      { title: 'Viêm gan siêu vi không hoạt động, hỏi về chế độ ăn', replies },
    ]);
    await reindex(app.services);
    const related = async (id = 0) =>
      threadDetail.parse(await (await app.request(`/api/v1/thread/${id}/`)).json()).related.map(({ title }) => title);
    expect(await related(cough?.id)).toEqual([
      'ho keo dai nam tuan sau cam cum',
      'Ho khi nằm, uống siro chưa đỡ',
      'Leo cầu thang là khó thở',
    ]);
    expect(await related(bare?.id)).toContain('Ho kéo dài bảy tuần sau cảm cúm');
    expect((await related(alone?.id)).toSorted()).toEqual([
      'Ho kéo dài bảy tuần sau cảm cúm',
      'ho keo dai nam tuan sau cam cum',
    ]);
  });

  it('leads to questions that share words with it, however many look alike without accents or begin so', async () => {
    const { db } = app.services;
    const replies = [{ body: 'Bạn nên đi khám sớm để biết rõ.', professional: 1 }];
    const many = Array.from({ length: 35 }, (_, index) => index);
    await someThreads(db, [
      ...many.map(index => ({ title: `Trẻ ngủ ít ${index}, xin hỏi bác sĩ`, replies })),
      ...many.map(index => ({ title: `Trẻ biếng ăn ${index}, ôi, mua gì`, replies })),
    ]);
    const [, , cough, sick] = await someThreads(db, [
      { title: 'Bé ho về đêm', replies },
      { title: 'Buồn nôn sau bữa ăn', replies },
      { title: 'Bé bị ho' },
      { title: 'Bé bị ói mửa' },
    ]);
    await reindex(app.services);
    const related = async (id = 0) =>
      threadDetail.parse(await (await app.request(`/api/v1/thread/${id}/`)).json()).related.map(({ title }) => title);
    expect((await related(cough?.id))[0]).toBe('Bé ho về đêm');
    expect(await related(sick?.id)).toEqual(['Buồn nôn sau bữa ăn']);
  });

  it('says what calls for the emergency number, or for a helpline', async () => {
    const emergencyOf = async (title: string, body: string) => {
      const { id } = await aThread(app.services.db, { title, body });
      return threadDetail.parse(await (await app.request(`/api/v1/thread/${id}/`)).json()).emergency;
    };
    expect(await emergencyOf('Bố em bỗng nhiên khó thở', 'Bố em khó thở từ sáng, xin bác sĩ tư vấn.')).toBe(
      'emergency',
    );
    expect(await emergencyOf('Em thấy rất mệt mỏi', 'Dạo này em không muốn sống nữa, em phải làm gì?')).toBe(
      'self_harm',
    );
    expect(await emergencyOf('Em muốn hỏi về chế độ ăn', 'Em nên ăn từ từ hay ăn nhanh thì tốt ạ?')).toBeNull();
  });

  it('is not there for what waits, and for what never was', async () => {
    const waiting = await aThread(app.services.db, { state: 'pending' });
    for (const id of [waiting.id, 99_999]) expect((await app.request(`/api/v1/thread/${id}/`)).status).toBe(404);
  });
});

describe('a list that has nothing', () => {
  it('leads to the same words of all specialities, and to all of its speciality', async () => {
    const { items, relaxed } = await list(`?speciality=tim-mach&q=${encodeURIComponent('mề đay')}`);
    expect(items).toEqual([]);
    const heart = (await list()).specialities.find(({ slug }) => slug === 'tim-mach');
    expect(relaxed).toEqual([
      { count: 1, kept: ['q'], absolute_url: '/hoi-bac-si/?q=m%E1%BB%81+%C4%91ay' },
      { count: heart?.count, kept: ['speciality'], absolute_url: '/hoi-bac-si/?speciality=tim-mach' },
    ]);
  });

  it('where all are answered leads to the answered ones, and to those that wait elsewhere', async () => {
    const { relaxed } = await list('?speciality=da-lieu&sort=unanswered');
    expect(relaxed?.map(({ count, kept }) => [kept, count])).toEqual([
      [['speciality'], 1],
      [['sort'], (await walk('sort=unanswered')).length],
    ]);
  });

  it('leads to all threads from words that nothing holds', async () => {
    const { relaxed } = await list('?q=qqqzzzxxx');
    expect(relaxed).toEqual([{ count: expect.any(Number), kept: [], absolute_url: '/hoi-bac-si/' }]);
    expect(relaxed?.[0]?.count).toBeGreaterThanOrEqual(THREADS + 1 + OTHERS);
    expect((await list()).relaxed).toBeUndefined();
  });
});
