import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { post, signUpAs, visitorAt } from '../../testing/account-visits.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { MAX_RELATIVES } from './contract.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const PATH = '/api/v1/relative/';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ services: { clock }, config: { trustProxy: 1 } });
});
afterAll(() => app.close());

let people = 0;
const somebody = () => {
  people += 1;
  return signUpAs(visitorAt(app, `10.8.0.${people}`), `nguoi-than-${people}@thu.example`);
};
const mother = { name: 'Trần Thị Lành', relation: 'Mẹ', date_of_birth: '1960-05-31', phone: '0912.345.678' };
const change = (who: Request, method: 'PUT' | 'DELETE', id: number, body?: object) =>
  who(`${PATH}${id}/`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
const kept = async (who: Request) => (await (await who(PATH)).json()).items;

describe('people for whom an account books', () => {
  it('are kept with what was said about them, changed and removed', async () => {
    const who = await somebody();
    const added = await (await post(who, PATH, mother)).json();
    expect(added).toEqual({ ...mother, id: expect.any(Number), phone: '0912 345 678' });
    const son = await (await post(who, PATH, { name: 'Lê Văn Con', relation: 'Con trai', phone: '' })).json();
    expect(son).toMatchObject({ date_of_birth: null, phone: null });
    expect(await kept(who)).toEqual([added, son]);
    const edited = await (await change(who, 'PUT', son.id, { ...mother, name: 'Lê Văn Con', relation: 'Con' })).json();
    expect(edited).toEqual({ ...added, id: son.id, name: 'Lê Văn Con', relation: 'Con' });
    expect((await change(who, 'DELETE', added.id)).status).toBe(200);
    expect(await kept(who)).toEqual([edited]);
  });

  it('are seen, changed and removed by nobody else', async () => {
    const [who, other] = [await somebody(), await somebody()];
    const { id } = await (await post(who, PATH, mother)).json();
    expect(await kept(other)).toEqual([]);
    expect((await change(other, 'PUT', id, mother)).status).toBe(404);
    expect((await change(other, 'DELETE', id)).status).toBe(404);
    expect(await kept(who)).toHaveLength(1);
  });

  it('are at most twenty, also when several are added at the same moment', async () => {
    const who = await somebody();
    const answers = await Promise.all(Array.from({ length: MAX_RELATIVES + 5 }, () => post(who, PATH, mother)));
    const statuses = Map.groupBy(answers, ({ status }) => status);
    expect([statuses.get(200)?.length, statuses.get(409)?.length]).toEqual([MAX_RELATIVES, 5]);
    expect((await statuses.get(409)?.[0]?.json())?.detail).toContain('20 người thân');
    expect(await kept(who)).toHaveLength(MAX_RELATIVES);
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['a name that is an address', { name: 'www.trang.example' }, 'name'],
    ['no relation', { relation: ' ' }, 'relation'],
    ['a relation of 41 letters', { relation: 'm'.repeat(41) }, 'relation'],
    ['a date of birth that is to come', { date_of_birth: '2031-11-20' }, 'date_of_birth'],
    ['a date of birth that is none', { date_of_birth: '31-05-1960' }, 'date_of_birth'],
    ['a number that is none', { phone: '12345' }, 'phone'],
  ])('are refused with %s, with a text at its field', async (_, vary, field) => {
    const answer = await post(await somebody(), PATH, { ...mother, ...vary });
    expect(answer.status).toBe(422);
    expect(Object.keys(await answer.json()).join()).toContain(field);
  });
});
