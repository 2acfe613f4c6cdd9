import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { addCalendarKeepers, type CalendarKeepers } from '../../testing/calendar-keepers.ts';
import { type MadeUpNames, makeUpNames } from '../../testing/made-up-names.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { articleDetail } from '../articles/contract.ts';
import type { StaffArticle } from '../articles/staff-contract.ts';

let app: TestApp;
let people: CalendarKeepers['people'];
let names: MadeUpNames;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  ({ people } = await addCalendarKeepers(app));
  names = makeUpNames(app);
});
afterAll(() => app.close());

const work = () => createWork(app.services).drain();
const PATH = '/api/admin/articles/1/';
const stored = async (): Promise<StaffArticle> => (await people.editor(PATH)).json();
const shown = async () => articleDetail.parse(await (await app.request('/api/v1/article/1/')).json());
const save = async (body: string) => {
  const answer = await people.editor(PATH, { method: 'PUT', body: JSON.stringify({ ...(await stored()), body }) });
  expect(answer.status).toBe(200);
};
const tell = (id: number, name: string) => names.tell(id, { name, url: `/benh/thu-${id}/`, others: [] });
const linkTo = (id: number, text: string) => `<a href="/benh/thu-${id}/">${text}</a>`;

it('an article has links on known names, at their first mention and not in headings, as soon as it is saved', async () => {
  await tell(1, 'Viêm quặng');
  await save('<h2>Viêm quặng là gì</h2><p>Viêm quặng hay gặp. Viêm quặng lành tính.</p>');
  const { body, contents } = await shown();
  expect(body).toBe(
    `<h2 id="muc-viem-quang-la-gi">Viêm quặng là gì</h2><p>${linkTo(1, 'Viêm quặng')} hay gặp. Viêm quặng lành tính.</p>`,
  );
  expect(contents.map(({ label }) => label)).toEqual(['Viêm quặng là gì']);
  await work();
  expect((await shown()).body).toBe(body);
});

it('editors and the list of versions have an article as it was written', async () => {
  await tell(2, 'Sốt quặng');
  const body = '<p>Sốt quặng, phần một.</p>';
  await save(body);
  expect((await shown()).body).toContain(linkTo(2, 'Sốt quặng'));
  expect((await stored()).body).toBe(body);
  const revisions = await people.editor(`${PATH}revisions/`);
  expect(await revisions.text()).not.toContain('/benh/thu-2/');
});

it('an article far longer than the index takes words of is linked with a name that is added later', async () => {
  const long = Array.from({ length: 900 }, (_, number) => `từ${number} khác${number} lạ${number}`).join(' ');
  await save(`<p>${long.slice(0, 18_000)}</p><p>Cuối bài có lở quặng.</p>`);
  await work();
  await tell(3, 'Lở quặng');
  await work();
  expect((await shown()).body).toContain(linkTo(3, 'lở quặng'));
});

it('an article of earlier words has the links of those again', async () => {
  await tell(4, 'Ban quặng');
  await save('<p>Ban quặng, bản một.</p>');
  await save('<p>Không có gì, bản hai.</p>');
  const { items } = await (await people.editor(`${PATH}revisions/`)).json();
  const restored = await people.editor(`${PATH}restore/`, {
    method: 'POST',
    body: JSON.stringify({ revision: items[1].id }),
  });
  expect(restored.status).toBe(200);
  expect((await shown()).body).toContain(linkTo(4, 'Ban quặng'));
});
