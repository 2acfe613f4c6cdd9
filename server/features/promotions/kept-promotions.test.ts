import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { promotionDrafts } from '../../testing/promotion-drafts.ts';
import { addPromotionVisitors, type PromotionVisitors } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { keptPromotion, promotionList } from './contract.ts';

const NOW = new Date('2031-11-19T02:00:00Z');
const clock = fixedClock(NOW);

let app: TestApp;
let visitors: PromotionVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  visitors = await addPromotionVisitors(app);
});
afterAll(() => app.close());

const people = () => visitors.keepers.people;
const { inDays, draft, send, create } = promotionDrafts(() => visitors, NOW);
const isPublic = async (id: number) => (await people().user(`/api/v1/promotion/${id}/`)).status === 200;
const auditOf = (id: number) =>
  textOf(app.services.db.primary).all<{ action: string }>(
    "select action from audit_entry where subject_kind = 'promotion' and subject_id = ? order by id",
    [id],
  );

describe('a provider', () => {
  it('writes promotions of an own page, which are public once staff have published them', async () => {
    const answer = await create(people().clinic);
    const kept = keptPromotion.parse(await answer.json());
    expect(kept).toMatchObject({ status: 'pending', claimed: 0, redeemed: 0, can: { edit: true, end: true } });
    expect(await isPublic(kept.id)).toBe(false);
    const body = { ...draft(), status: 'published', updated_at: kept.updated_at };
    expect((await send(people().editor, 'PUT', `/api/admin/promotions/${kept.id}/`, body)).status).toBe(200);
    expect(await isPublic(kept.id)).toBe(true);
    expect((await auditOf(kept.id)).map(({ action }) => action)).toEqual(['promotion.update']);
  });

  it('whose promotion changes waits for staff again, and is refused where another one has saved meanwhile', async () => {
    const { id, updated_at } = await visitors.add();
    const path = `/api/v1/own-promotion/${id}/`;
    const changed = { ...draft({ title: 'Tầm soát kỹ hơn' }), updated_at };
    expect((await send(people().clinic, 'PUT', path, { ...changed, updated_at: inDays(-3) })).status).toBe(409);
    const saved = await send(people().clinic, 'PUT', path, changed);
    expect(await saved.json()).toMatchObject({ title: 'Tầm soát kỹ hơn', status: 'pending' });
    expect(await isPublic(id)).toBe(false);
  });

  it('who removes options and adds others later gives them numbers that no option had', async () => {
    const kept = await visitors.add({ groups: [{ name: 'Kèm', options: [{ name: 'Một' }, { name: 'Hai' }] }] });
    const path = `/api/v1/own-promotion/${kept.id}/`;
    let { updated_at } = kept;
    const save = async (names: readonly string[]) => {
      clock.advance(1_000);
      const groups = names.length === 0 ? [] : [{ name: 'Kèm', options: names.map(name => ({ name })) }];
      const saved = await send(people().clinic, 'PUT', path, { ...draft({ groups }), updated_at });
      const changed = keptPromotion.parse(await saved.json());
      ({ updated_at } = changed);
      return changed.groups.flatMap(({ options }) => options.map(({ id }) => id));
    };
    expect([await save([]), await save(['Ba']), await save([]), await save(['Bốn'])]).toEqual([[], [3], [], [4]]);
  });

  it('lists the own promotions with how many codes were claimed and redeemed, and ends one at once', async () => {
    const place = await visitors.keepers.directory.addPlace();
    const own = await visitors.add({ quota: 3 });
    await visitors.add({ place });
    const { code } = await visitors.claimed(people().user, own.id);
    await visitors.claimed(people().doctor, own.id);
    await visitors.redeem(people().clinic, code);
    const { items } = await (await people().clinic('/api/v1/own-promotion/')).json();
    expect(items.find(({ id }: { id: number }) => id === own.id)).toMatchObject({ claimed: 2, redeemed: 1, left: 1 });
    expect(items.some(({ record }: { record: { id: number } }) => record.id === place)).toBe(false);
    const ended = await send(people().clinic, 'POST', `/api/v1/own-promotion/${own.id}/end/`);
    expect(await ended.json()).toMatchObject({
      state: 'ended',
      ends_at: clock.now().toISOString(),
      can: { end: false },
    });
    expect((await visitors.claim(people().moderator, own.id)).status).toBe(409);
    expect((await (await people().user('/api/v1/own-promotion/')).json()).items).toEqual([]);
  });

  it('ends one before it began, which is among those to come no longer', async () => {
    const { id } = await visitors.add({ starts_at: inDays(2), ends_at: inDays(5) });
    const toCome = async () => {
      const list = promotionList.parse(await (await people().user('/api/v1/promotion/')).json());
      return list.items.some(item => item.id === id);
    };
    expect(await toCome()).toBe(true);
    await send(people().clinic, 'POST', `/api/v1/own-promotion/${id}/end/`);
    expect(await toCome()).toBe(false);
  });

  it('reads one of the own promotions, with why staff refused it until it is sent again', async () => {
    const { id, updated_at } = await visitors.add();
    const path = `/api/v1/own-promotion/${id}/`;
    const refused = { ...draft(), status: 'hidden', refusal: ' Giá cũ chưa đúng bảng giá. ', updated_at };
    expect((await send(people().editor, 'PUT', `/api/admin/promotions/${id}/`, refused)).status).toBe(200);
    const kept = keptPromotion.parse(await (await people().clinic(path)).json());
    expect(kept).toMatchObject({ status: 'hidden', refusal: 'Giá cũ chưa đúng bảng giá.', can: { edit: true } });
    const saved = await send(people().clinic, 'PUT', path, { ...draft(), updated_at: kept.updated_at });
    expect(await saved.json()).toMatchObject({ status: 'pending', refusal: '' });
    for (const who of [people().doctor, people().editor]) expect((await who(path)).status).toBe(404);
  });

  it('of another page, or one who has none, cannot write promotions of it', async () => {
    for (const who of [people().doctor, people().user, people().editor]) expect((await create(who)).status).toBe(403);
  });
});

describe('staff', () => {
  it('find promotions by words of their titles and of their pages, in each order, a page at a time', async () => {
    const { directory } = visitors.keepers;
    const place = await directory.addPlace({ name: 'Phòng khám Hoa Ngọc Lan' });
    const ids: number[] = [];
    for (const [title, day] of [
      ['Đo loãng xương', 5],
      ['Áo ấm mùa đông', 9],
      ['Đo điện tim', 7],
    ] as const) {
      ids.push((await visitors.add({ title, place, starts_at: inDays(day - 10), ends_at: inDays(day) })).id);
    }
    const [bones, coat, heart] = ids;
    const list = async (filter: object, sort: readonly string[], range: readonly number[] = [0, 9]) => {
      const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: JSON.stringify(range) };
      const answer = await people().editor(`/api/admin/promotions/?${new URLSearchParams(query)}`);
      const rows: { id: number }[] = await answer.json();
      return [rows.map(({ id }) => id), answer.headers.get('content-range')];
    };
    const all = 'promotions 0-2/3';
    for (const filter of [{ place }, { q: 'ngoc lan' }, { q: 'hoa lan', status: 'published' }]) {
      expect(await list(filter, ['ends_at', 'ASC'])).toEqual([[bones, heart, coat], all]);
      expect(await list(filter, ['starts_at', 'DESC'])).toEqual([[coat, heart, bones], all]);
      expect(await list(filter, ['title', 'ASC'])).toEqual([[coat, heart, bones], all]);
      expect(await list(filter, ['claimed', 'DESC'])).toEqual([[heart, coat, bones], all]);
    }
    expect(await list({ q: 'tim hoa' }, ['id', 'ASC'])).toEqual([[heart], 'promotions 0-0/1']);
    expect(await list({ place }, ['ends_at', 'ASC'], [1, 1])).toEqual([[heart], 'promotions 1-1/3']);
    expect(await list({ place, status: 'hidden' }, ['id', 'ASC'])).toEqual([[], 'promotions */0']);
  });

  it('see titles in the order of Vietnamese, and find a long one by its last word and any by its number', async () => {
    const place = await visitors.keepers.directory.addPlace({ name: 'Phòng khám Cúc Quỳ' });
    const long = `Du lịch ${'kèm khám sức khoẻ '.repeat(7)}Bali`;
    expect(long.length).toBeGreaterThan(120);
    const titles = ['Ăn kiêng', 'An lành', long, 'Dưỡng sinh', 'Đo huyết áp', 'Gói một', 'Gói mười'];
    const ids = new Map<string, number>();
    for (const title of titles.toReversed()) ids.set(title, (await visitors.add({ title, place })).id);
    const list = async (filter: object) => {
      const query = { filter: JSON.stringify(filter), sort: '["title","ASC"]', range: '[0,9]' };
      const answer = await people().editor(`/api/admin/promotions/?${new URLSearchParams(query)}`);
      const rows: { title: string }[] = await answer.json();
      return rows.map(({ title }) => title);
    };
    const sorted = ['An lành', 'Ăn kiêng', long, 'Dưỡng sinh', 'Đo huyết áp', 'Gói một', 'Gói mười'];
    expect(await list({ place })).toEqual(sorted);
    expect(await list({ q: 'bali' })).toEqual([long]);
    expect(await list({ q: String(ids.get('Ăn kiêng')) })).toEqual(['Ăn kiêng']);
  });

  const groups = [{ name: 'Chọn gói', options: [{ name: 'Cơ bản' }, { name: 'Nâng cao', price: 100_000 }] }];

  it('[ADMIN-11] list promotions with their state and how many codes were claimed', async () => {
    const { id } = await visitors.add({ title: 'Ưu đãi của ban biên tập', groups });
    const list = await people().editor(
      `/api/admin/promotions/?filter=${JSON.stringify({ q: 'ban bien tap' })}&sort=["ends_at","DESC"]`,
    );
    expect(list.headers.get('content-range')).toBe('promotions 0-0/1');
    expect(await list.json()).toMatchObject([{ id, status: 'published', claimed: 0 }]);
  });

  it('[ADMIN-12] [ADMIN-13] [ADMIN-14] write, change and delete promotions, each write audited', async () => {
    const { id, updated_at } = await visitors.add({ title: 'Ưu đãi của tổng biên tập', groups });
    const path = `/api/admin/promotions/${id}/`;
    const known = await (await people().moderator(path)).json();
    expect(known).toMatchObject({ groups: [{ name: 'Chọn gói', choice: 'one' }], can: { edit: false } });
    clock.advance(1_000);
    expect(known.use_until).toBeNull();
    const change = { ...known, title: 'Tên đã đổi', ends_at: inDays(9), updated_at };
    expect((await send(people().moderator, 'PUT', path, change)).status).toBe(403);
    expect(await (await send(people().editor, 'PUT', path, change)).json()).toMatchObject({ title: 'Tên đã đổi' });
    expect((await send(people().editor, 'PUT', path, change)).status).toBe(409);
    expect((await people().editor(path, { method: 'DELETE' })).status).toBe(200);
    expect(await isPublic(id)).toBe(false);
    const actions = (await auditOf(id)).map(({ action }) => action);
    expect(actions).toEqual(['promotion.create', 'promotion.update', 'promotion.delete']);
  });
});

it('with its place a promotion goes, and a patient who shows its code reads so', async () => {
  const place = await visitors.keepers.directory.addPlace();
  const { id } = await visitors.add({ place });
  const told: string[] = [];
  app.services.tags.onChange(names => void told.push(...names));
  const deleted = await people().editor(`/api/admin/places/${place}/`, { method: 'DELETE' });
  expect(deleted.status).toBe(200);
  expect(told).toEqual(expect.arrayContaining([`promotion:${id}`, `place-promotions:${place}`]));
  const gone = await people().user(`/api/v1/promotion/${id}/`);
  expect([gone.status, await gone.json()]).toMatchObject([404, { detail: 'Không tìm thấy ưu đãi này.' }]);
});
