import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addCalendarKeepers, type CalendarKeepers } from '../../testing/calendar-keepers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { planDetail } from './contract.ts';
import { planRecord } from './plan.record.ts';

const NOW = new Date('2031-11-19T02:00:00Z');
let time = NOW;
const clock = { ...fixedClock(NOW), now: () => time };

let app: TestApp;
let people: CalendarKeepers['people'];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
  ({ people } = await addCalendarKeepers(app));
});
afterAll(() => app.close());

const PATH = '/api/admin/insurance-plans/';
const DRAFT = {
  name: 'An cư lạc nghiệp',
  insurer: 'Bảo hiểm thử',
  summary: 'Một chương trình để thử bảng điều khiển.',
  terms: 'Chờ 30 ngày.\nChỉ ở Việt Nam.',
  status: 'published',
  packages: [
    { code: 'moi-1', name: 'Vàng', currency: 'VND', premium: 1_000_000 },
    { code: 'moi-2', name: 'Bạc', currency: 'VND', premium: 500_000 },
  ],
  benefits: [
    {
      code: 'moi-1',
      name: 'Nội trú',
      required: true,
      age_groups: [
        { from_age: 18, to_age: 40, premiums: { 'moi-1': 300_000, 'moi-2': 200_000 } },
        { from_age: 41, to_age: 60, premiums: { 'moi-1': 400_000, 'moi-2': 250_000 } },
      ],
      medical_services: [
        {
          name: 'Mỗi năm',
          limits: { 'moi-1': 50_000_000, 'moi-2': 'Chi trả theo thực tế' },
          children: [{ name: 'Mỗi ngày', limits: { 'moi-1': 1_000_000, 'moi-2': 500_000 } }],
        },
      ],
    },
  ],
};

const send = (method: string, path: string, body: object, who = people.editor) =>
  who(path, { method, body: JSON.stringify(body) });
const read = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return planRecord.answer.parse(await answer.json());
};
const made = async (fields: object = {}) => read(await send('POST', PATH, { ...DRAFT, ...fields }));
const seen = async (id: number, query = '') => createVisitor(app.url)(`/api/v1/insurance-plan/${id}/?${query}`);
const errorsOf = async (fields: object) => {
  const answer = await send('POST', PATH, { ...DRAFT, ...fields });
  expect(answer.status).toBe(422);
  return Object(await answer.json());
};
const [benefit] = DRAFT.benefits;
const withAges = (...spans: readonly (readonly [number, number])[]) => ({
  benefits: [
    {
      ...benefit,
      age_groups: spans.map(([from_age, to_age]) => ({ from_age, to_age, premiums: { 'moi-1': 1, 'moi-2': 1 } })),
    },
  ],
});

describe('staff', () => {
  it('[ADMIN-16] [ADMIN-17] write a plan whose page computes accordingly, and change a premium that it then shows', async () => {
    const plan = await made();
    expect(plan.packages.map(({ code }) => code)).toEqual(['goi-vang', 'goi-bac']);
    const total = async (query: string) => planDetail.parse(await (await seen(plan.id, query)).json()).quote.total;
    expect(await total('age=40&package=goi-vang')).toBe(1_300_000);
    expect(await total('age=41&package=goi-bac')).toBe(750_000);
    time = new Date(NOW.getTime() + 1_000);
    const packages = plan.packages.map(each => ({ ...each, name: `${each.name} mới`, premium: each.premium + 1 }));
    const after = await read(await send('PUT', `${PATH}${plan.id}/`, { ...plan, packages }));
    time = NOW;
    expect(after.packages.map(({ code }) => code)).toEqual(['goi-vang', 'goi-bac']);
    expect(await total('age=40&package=goi-vang')).toBe(1_300_001);
  });

  it('write a plan with as many benefits as it may have, by age and package', async () => {
    const ages = Array.from({ length: 6 }, (_, group) => ({
      from_age: group * 10,
      to_age: group * 10 + 9,
      premiums: { 'moi-1': 300_000, 'moi-2': 200_000 },
    }));
    const [sample] = DRAFT.benefits;
    const benefits = Array.from({ length: 120 }, (_, number) => {
      return { ...sample, code: `q-${number}`, name: `Quyền lợi thứ ${number}`, age_groups: ages };
    });
    const { id } = await made({ name: 'Chương trình lớn nhất', benefits });
    const plan = await read(await people.editor(`${PATH}${id}/`));
    expect(plan.benefits).toHaveLength(120);
    const changed = await send('PUT', `${PATH}${id}/`, { ...plan, summary: 'Một chương trình có đủ mọi quyền lợi.' });
    expect((await read(changed)).benefits).toHaveLength(120);
  });

  it('[ADMIN-18] delete a plan, whose page is gone; the log has all of it by the fields that changed', async () => {
    const plan = await made();
    time = new Date(NOW.getTime() + 1_000);
    await read(await send('PUT', `${PATH}${plan.id}/`, { ...plan, insurer: 'Bảo hiểm khác' }));
    time = NOW;
    expect((await send('DELETE', `${PATH}${plan.id}/`, {})).status).toBe(200);
    expect((await seen(plan.id)).status).toBe(404);
    expect((await send('DELETE', `${PATH}${plan.id}/`, {})).status).toBe(404);
    const log = await app.services.db.primary.rows(
      (await import('../audit/tables.ts')).tables
        .selectFrom('audit_entry')
        .select(['action', 'fields'])
        .where('subjectKind', '=', 'insurance')
        .where('subjectId', '=', plan.id)
        .orderBy('id'),
    );
    expect(log.map(({ action, fields }) => [action, action.endsWith('update') ? fields : null])).toEqual([
      ['insurance.create', null],
      ['insurance.update', ['insurer']],
      ['insurance.delete', null],
    ]);
  });

  it('keep a plan to themselves while it is a draft', async () => {
    const plan = await made({ status: 'draft' });
    expect((await seen(plan.id)).status).toBe(404);
    time = new Date(NOW.getTime() + 1_000);
    await read(await send('PUT', `${PATH}${plan.id}/`, { ...plan, status: 'published' }));
    time = NOW;
    expect((await seen(plan.id)).status).toBe(200);
  });

  it('get 409 where another editor saved before them, and overwrite nothing', async () => {
    const plan = await made();
    const path = `${PATH}${plan.id}/`;
    time = new Date(NOW.getTime() + 1_000);
    const answers = await Promise.all(['Bản một', 'Bản hai'].map(insurer => send('PUT', path, { ...plan, insurer })));
    time = NOW;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = ['Bản một', 'Bản hai'][answers.findIndex(({ status }) => status === 200)];
    expect(await read(await people.editor(path))).toMatchObject({ insurer: winner });
  });

  it('[ADMIN-15] find plans by name and insurer, drafts too', async () => {
    await made({ name: 'Chương trình hiếm có', status: 'draft' });
    const found = async (filter: object) => {
      const answer = await people.moderator(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
    };
    expect(await found({ q: 'hiem co' })).toEqual(['Chương trình hiếm có']);
    expect(await found({ q: 'sen viet' })).toEqual(['Sức khoẻ Sen Việt']);
    expect(await found({ q: 'mam xanh', status: 'published' })).toEqual([]);
  });
});

describe('a plan that cannot be is refused with the place named', () => {
  it('where age groups leave a gap', async () => {
    expect(await errorsOf(withAges([0, 17], [20, 60]))).toMatchObject({
      'benefits.0.age_groups.1.from_age': ['Còn trống 18–19 tuổi giữa nhóm 0–17 và nhóm 20–60.'],
    });
  });

  it('where age groups overlap', async () => {
    expect(await errorsOf(withAges([0, 20], [18, 60]))).toMatchObject({
      'benefits.0.age_groups.1.from_age': ['Nhóm 18–60 tuổi chồng lên nhóm 0–20 tuổi: 18–20 tuổi có ở cả hai.'],
    });
  });

  it.each([
    [withAges([0, 100]), 'benefits.0.age_groups.0.to_age', 'Tuổi là số nguyên từ 0 đến 99.'],
    [withAges([-1, 10]), 'benefits.0.age_groups.0.from_age', 'Tuổi là số nguyên từ 0 đến 99.'],
    [withAges(), 'benefits.0.age_groups', 'Quyền lợi cần ít nhất một nhóm tuổi.'],
    [{ packages: [] }, 'packages', 'Cần ít nhất một gói.'],
    [{ benefits: [] }, 'benefits', 'Cần ít nhất một quyền lợi.'],
    [{ name: 'x' }, 'name', 'Tên chương trình cần ít nhất 3 ký tự.'],
    [
      { packages: [{ ...DRAFT.packages[0], premium: -1 }] },
      'packages.0.premium',
      'Phí là số nguyên từ 0 đến 2.000.000.000.',
    ],
  ])('where a field is wrong: case %#', async (fields, field, text) => {
    expect((await errorsOf(fields))[field]).toEqual([text]);
  });

  it('where several things are wrong, all of them at once', async () => {
    const packages = [DRAFT.packages[0], { ...DRAFT.packages[1], code: 'moi-3' }];
    expect(
      Object.keys(await errorsOf({ name: 'x', packages }))
        .filter(key => /^(name|benefits)/.test(key))
        .sort(),
    ).toEqual([
      'benefits.0.age_groups.0.premiums.moi-3',
      'benefits.0.age_groups.1.premiums.moi-3',
      'benefits.0.medical_services.0.children.0.limits.moi-3',
      'benefits.0.medical_services.0.limits.moi-3',
      'name',
    ]);
  });
});
