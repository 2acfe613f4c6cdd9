import { PLANS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPlan } from '../../../fixtures/factories/plans.ts';
import { PLAN_DRAFTS } from '../../../fixtures/insurance/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { reindex } from '../search/commands/reindex.ts';
import { searchAnswer } from '../search/contract.ts';
import { planDetail, planList } from './contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const get = (path: string) => createVisitor(app.url)(path);
const detailOf = async (query = '', id: number = PLANS.lotus.id) =>
  planDetail.parse(await (await get(`/api/v1/insurance-plan/${id}/?${query}`)).json());
const listOf = async (query = '') => planList.parse(await (await get(`/api/v1/insurance-plan/?${query}`)).json());
const [fixture] = PLAN_DRAFTS;
if (!fixture) throw new Error('There is no plan');

describe('an insurance plan', () => {
  it('[INS-08] [INS-15] [INS-16] has the packages, premiums and flags that were written', async () => {
    const plan = await detailOf();
    expect(plan).toMatchObject({ name: PLANS.lotus.name, absolute_url: PLANS.lotus.path, from_age: 0, to_age: 65 });
    expect(plan.packages.map(({ name, currency, premium }) => [name, currency, premium])).toEqual(
      fixture.packages.map(({ name, currency, premium }) => [name, currency, premium]),
    );
    expect(plan.benefits.map(({ name, required }) => [name, required])).toEqual(
      fixture.benefits.map(({ name, required }) => [name, required]),
    );
  });

  const maternity = async (age: number, code: string) =>
    (await detailOf(`age=${age}&package=${code}`)).quote.benefits.find(each => each.code === 'thai-san')?.premium;

  it('[INS-09] [INS-10] [INS-11] has no premium of a benefit before its first and after its last age', async () => {
    const groups = fixture.benefits.find(({ name }) => name === 'Thai sản')?.age_groups ?? [];
    expect([groups.at(0)?.from_age, groups.at(-1)?.to_age]).toEqual([18, 50]);
    expect([await maternity(17, 'goi-vang'), await maternity(51, 'goi-vang')]).toEqual([null, null]);
  });

  it('[INS-06] [INS-12] has at each age the premiums of the group that the age is in', async () => {
    const groups = fixture.benefits.find(({ name }) => name === 'Thai sản')?.age_groups ?? [];
    expect(groups.length).toBeGreaterThan(0);
    for (const { from_age, to_age, premiums } of groups) {
      for (const age of [from_age, to_age]) {
        expect(await maternity(age, 'goi-vang')).toBe(premiums.g3);
        expect(await maternity(age, 'goi-dong')).toBe(premiums.g1);
      }
    }
  });

  it('[INS-07] [INS-13] [INS-14] has the limits of the chosen package, of children too', async () => {
    for (const [at, code] of ['goi-dong', 'goi-bac', 'goi-vang', 'goi-bach-kim', 'goi-kim-cuong'].entries()) {
      const { quote } = await detailOf(`package=${code}`);
      const key = `g${at + 1}`;
      expect(quote.package.premium).toBe(fixture.packages[at]?.premium);
      expect(quote.benefits.map(({ services }) => services)).toEqual(
        fixture.benefits.map(benefit =>
          benefit.medical_services.map(({ name, limits, children }) => ({
            name,
            limit: limits[key],
            children: children.map(child => ({ name: child.name, limit: child.limits[key] })),
          })),
        ),
      );
    }
  });

  it('[INS-17] costs the package, the required benefits and the ticked optional ones, for a whole family too', async () => {
    const price = (name: string, age: number) => {
      const groups = fixture.benefits.find(benefit => benefit.name === name)?.age_groups ?? [];
      return groups.find(({ from_age, to_age }) => from_age <= age && age <= to_age)?.premiums.g2 ?? 0;
    };
    const base = (age: number) =>
      (fixture.packages[1]?.premium ?? 0) +
      price('Điều trị nội trú và phẫu thuật', age) +
      price('Tai nạn cá nhân', age);
    const plain = await detailOf('age=35&package=goi-bac');
    expect(plain.quote.total).toBe(base(35));
    const { quote } = await detailOf('age=35&package=goi-bac&benefits=nha-khoa,thai-san&family=4,70');
    const withDental = (age: number) => base(age) + price('Nha khoa', age);
    expect(quote.total).toBe(withDental(35) + price('Thai sản', 35));
    expect(quote.family).toEqual([
      { age: 35, total: quote.total, missing: [] },
      { age: 4, total: withDental(4), missing: ['Thai sản'] },
      { age: 70, total: null, missing: [] },
    ]);
    expect(quote.family_total).toBe((quote.total ?? 0) + withDental(4));
  });

  it('[INS-18] takes nobody of an age outside all groups, and says which ages it takes', async () => {
    const { quote, from_age, to_age, notices } = await detailOf('age=66');
    expect([quote.total, from_age, to_age, notices]).toEqual([null, 0, 65, []]);
    expect(quote.benefits.every(({ premium }) => premium === null)).toBe(true);
  });

  it('ignores what an address asks for that the plan does not have, with a notice', async () => {
    const plan = await detailOf('age=abc&package=x&benefits=y,nha-khoa&family=5,200');
    expect(plan.quote.age).toBe(30);
    expect(plan.quote.family.map(({ age }) => age)).toEqual([30, 5]);
    expect(plan.notices).toHaveLength(4);
    for (const query of [
      'age=1&age=2',
      'benefits=a&benefits=b',
      `benefits=${'x,'.repeat(500)}`,
      `package=${'x'.repeat(300)}`,
    ]) {
      expect((await get(`/api/v1/insurance-plan/1/?${query}`)).status, query.slice(0, 40)).toBe(200);
    }
    const repeated = await detailOf('age=40&age=50');
    expect([repeated.quote.age, repeated.notices]).toEqual([40, []]);
    expect((await get('/api/v1/insurance-plan/1/?package=%00')).status).toBe(400);
    expect((await detailOf('benefits=nha-khoa&benefits=thai-san')).notices).toEqual([]);
  });

  it('is not there while it is a draft', async () => {
    expect((await get(`/api/v1/insurance-plan/${PLANS.draft.id}/`)).status).toBe(404);
    expect((await get('/api/v1/insurance-plan/99999999/')).status).toBe(404);
    expect((await listOf(`compare=${PLANS.draft.id}`)).compared).toEqual([]);
  });
});

describe('the list of insurance plans', () => {
  it('[INS-18] has all public ones by name, with what the cheapest costs', async () => {
    const { items, count } = await listOf();
    expect(items.map(({ name }) => name)).toEqual([PLANS.family.name, PLANS.staff.name, PLANS.lotus.name]);
    expect(count).toBe(3);
    const { quote } = await detailOf('age=18');
    expect(items.at(-1)?.least).toEqual({ amount: quote.total, currency: 'VND' });
    expect(items.at(-1)?.optional).toContain('Thai sản');
  });

  it('shows up to three plans side by side, each in its own package, at one age', async () => {
    const { compared, age, notices } = await listOf('compare=3,1&age=40&packages=goi-chuong-trinh-2,goi-vang');
    expect(age).toBe(40);
    expect(compared.map(({ id, quote }) => [id, quote.package.code])).toEqual([
      [PLANS.staff.id, 'goi-chuong-trinh-2'],
      [PLANS.lotus.id, 'goi-vang'],
    ]);
    expect(compared[1]?.quote.total).toBe((await detailOf('age=40&package=goi-vang')).quote.total);
    expect(notices).toEqual([]);
    const wrong = await listOf('compare=1,2,3,4,x&packages=y');
    expect(wrong.compared).toHaveLength(3);
    expect(wrong.notices).toHaveLength(3);
    const gone = await listOf('compare=1,777');
    expect(gone.notices).toEqual(['1 chương trình không còn trên An Tâm, nên đã được bỏ qua.']);
  });

  it('pages through many plans, none twice', async () => {
    for (let index = 0; index < 12; index += 1) await aPlan(app.services.db);
    const [first, second] = [await listOf(), await listOf('page=2')];
    expect([first.items.length, first.page_count, second.page]).toEqual([12, 2, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(first.count);
    expect((await listOf('page=3')).items).toEqual([]);
  });

  it('pages through many plans that fit words, none twice', async () => {
    for (let index = 0; index < 14; index += 1) await aPlan(app.services.db, { name: `An khang trọn đời ${index}` });
    await reindex(app.services);
    const [first, second] = [await listOf('q=an+khang+tron+doi'), await listOf('q=an+khang+tron+doi&page=2')];
    expect([first.items.length, first.page_count, second.page, second.items.length]).toEqual([12, 2, 2, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(14);
  });
});

describe('the search for insurance plans', () => {
  it('suggests them by name without accents, and lists those of an insurer or with a benefit', async () => {
    const answer = searchAnswer.parse(await (await get('/api/v1/search/?q=suc+khoe+sen+viet')).json());
    const group = answer.find(({ object_type }) => object_type === 'insurance_plan_index');
    expect(group?.items[0]).toMatchObject({ name: PLANS.lotus.name, absolute_url: PLANS.lotus.path });
    expect(group?.list_url).toMatch(/^\/bao-hiem\/\?q=/);
    expect((await listOf('q=lua+xanh')).items.map(({ id }) => id)).toEqual([PLANS.family.id]);
    expect((await listOf('q=thai+san')).items.map(({ id }) => id).sort()).toEqual([PLANS.lotus.id, PLANS.staff.id]);
    expect((await listOf('q=zzzqqq')).items).toEqual([]);
  });
});
