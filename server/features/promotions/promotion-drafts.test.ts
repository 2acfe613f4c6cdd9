import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { promotionDrafts } from '../../testing/promotion-drafts.ts';
import { addPromotionVisitors, type PromotionVisitors } from '../../testing/promotions.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const NOW = new Date('2031-11-19T02:00:00Z');

let app: TestApp;
let visitors: PromotionVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock: fixedClock(NOW) } });
  visitors = await addPromotionVisitors(app);
});
afterAll(() => app.close());

const people = () => visitors.keepers.people;
const { inDays, draft, send, create } = promotionDrafts(() => visitors, NOW);

const NO_DRUGS = 'Thuốc kê đơn không được quảng cáo hay khuyến mại.';

describe('a draft', () => {
  it.each([
    [{ category: 'prescription_drug' }, 'category', NO_DRUGS],
    [{ title: 'Giảm giá thuốc kê đơn trị ho' }, 'title', NO_DRUGS],
    [{ groups: [{ name: 'Kèm theo', options: [{ name: 'Thuốc theo toa' }] }] }, 'groups.0.options.0.name', NO_DRUGS],
    [
      {
        groups: [
          {
            name: 'Làm thêm',
            choice: 'any',
            options: ['Gói lớn', 'Gói to'].map(name => ({ name, price: 1_500_000_000 })),
          },
        ],
      },
      'groups',
      'Tổng giá của các lựa chọn quá lớn.',
    ],
    [{ category: 'gi-do' }, 'category', 'Xin chọn loại ưu đãi.'],
    [{ old_price: 600_000 }, 'old_price', 'Giá cũ phải cao hơn giá ưu đãi.'],
    [{ ends_at: inDays(-1) }, 'ends_at', 'Ưu đãi phải kết thúc sau khi bắt đầu.'],
    [{ use_until: inDays(6) }, 'use_until', 'Hạn dùng mã không được sớm hơn khi ưu đãi kết thúc.'],
    [{ place: null }, 'place', 'Xin chọn một cơ sở y tế hoặc một bác sĩ.'],
    [{ place: 999_999 }, 'place', 'Trang này không còn nữa.'],
    [
      { groups: [{ name: 'Làm thêm', choice: 'any', options: [{ name: 'Gói khác', pricing: 'own', price: 1 }] }] },
      'groups',
      'Giá riêng chỉ dùng trong một nhóm, và nhóm đó chỉ được chọn một.',
    ],
  ])('with %j is refused at %s', async (more, field, text) => {
    const answer = await send(people().editor, 'POST', '/api/admin/promotions/', draft(more));
    expect([answer.status, await answer.json()]).toMatchObject([422, { [field]: [text] }]);
  });

  it('with several faults is refused with all of them at once, each at its field', async () => {
    const groups = [{ name: 'Kèm theo', options: [{ name: 'x' }, { name: 'Thuốc theo toa', price: -1 }] }];
    const more = { title: 'Bán', category: 'prescription_drug', groups, quota: 0, old_price: 1, ends_at: inDays(-2) };
    const answer = await create(people().clinic, more);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        title: ['Tên ưu đãi cần ít nhất 5 ký tự.'],
        category: [NO_DRUGS],
        old_price: ['Giá cũ phải cao hơn giá ưu đãi.'],
        ends_at: ['Ưu đãi phải kết thúc sau khi bắt đầu.'],
        quota: ['Số lượt ít nhất là 1.'],
        'groups.0.options.0.name': ['Xin nhập ít nhất 2 ký tự.'],
        'groups.0.options.1.name': [NO_DRUGS],
        'groups.0.options.1.price': ['Giá là số tiền nguyên từ 0 đến 2 tỷ đồng.'],
      },
    ]);
  });

  it.each([
    [{ place: null }, 'place', 'Xin chọn một cơ sở y tế hoặc một bác sĩ.'],
    [{ place: 1, professional: 1 }, 'place', 'Xin chọn một cơ sở y tế hoặc một bác sĩ.'],
    [{ place: null, professional: 999_999 }, 'professional', 'Trang này không còn nữa.'],
  ])(
    'of staff with %j and other faults is refused in the same answer for its owner, too',
    async (owner, field, text) => {
      const more = { ...owner, title: 'Bán', old_price: 1 };
      const answer = await send(people().editor, 'POST', '/api/admin/promotions/', draft(more));
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        {
          [field]: [text],
          title: ['Tên ưu đãi cần ít nhất 5 ký tự.'],
          old_price: ['Giá cũ phải cao hơn giá ưu đãi.'],
        },
      ]);
    },
  );

  it('whose place cannot be read is refused with that alone of whose it is', async () => {
    const answer = await send(people().editor, 'POST', '/api/admin/promotions/', draft({ place: 'x', title: 'Bán' }));
    const told = await answer.json();
    expect([answer.status, told.place, told.professional]).toEqual([422, ['Giá trị không hợp lệ.'], undefined]);
  });

  it('that names a drug which needs a prescription, by its substance or a brand, is refused by its name', async () => {
    const told = (name: string) => [`${NO_DRUGS} “${name}” là thuốc kê đơn.`];
    const groups = [{ name: 'Kèm theo', options: [{ name: 'Khám tim' }, { name: 'Một hộp glucophage' }] }];
    const wrong = { title: 'Tặng METFORMIN cho người mới', groups };
    const faults = { title: told('METFORMIN'), 'groups.0.options.1.name': told('glucophage') };
    const { id, updated_at } = await visitors.add();
    for (const [who, method, path, more] of [
      [people().clinic, 'POST', '/api/v1/own-promotion/', {}],
      [people().clinic, 'PUT', `/api/v1/own-promotion/${id}/`, { updated_at }],
      [people().editor, 'POST', '/api/admin/promotions/', {}],
      [people().editor, 'PUT', `/api/admin/promotions/${id}/`, { status: 'published', updated_at }],
    ] as const) {
      const answer = await send(who, method, path, draft({ ...wrong, ...more }));
      const { title, ...others } = await answer.json();
      expect([answer.status, title, others['groups.0.options.1.name']]).toEqual([422, ...Object.values(faults)]);
    }
    const beside = await (await create(people().clinic, { ...wrong, quota: 0 })).json();
    expect(beside).toMatchObject({ ...faults, quota: ['Số lượt ít nhất là 1.'] });
  });

  it('may name what needs no prescription, and in its description what is no part of it', async () => {
    const sound = { title: 'Khám nhi, kèm paracetamol', description: '<p>Không bao gồm metformin.</p>' };
    expect((await create(people().clinic, sound)).status).toBe(200);
  });

  it('may say in its terms that prescription drugs are not part of it', async () => {
    const answer = await create(people().clinic, { terms: 'Không áp dụng cho thuốc kê đơn.' });
    expect(answer.status).toBe(200);
  });
});
