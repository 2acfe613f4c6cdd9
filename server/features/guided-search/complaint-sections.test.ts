import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCalls } from '../../testing/console-calls.ts';
import { guidedSearches } from '../../testing/guided-searches.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { complaintsOf } from '../complaints/complaint.repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const { results, suggestions } = guidedSearches(() => app);

/** The addresses of complaints, which suggestions and results have alike. */
async function addresses(q: string) {
  const shown = (await results(q)).guide.complaints;
  expect((await suggestions(q)).guide?.complaints).toEqual(shown);
  return shown.map(({ absolute_url }) => absolute_url);
}

it.each([
  ['bé 2 tuổi ho sốt', ['/trieu-chung/tre-ho/', '/trieu-chung/tre-sot-cao/#tre-em']],
  ['bé 8 tháng sốt cao', ['/trieu-chung/tre-sot-cao/#tre-duoi-1-tuoi']],
  ['mẹ tôi 70 tuổi bị sốt', ['/trieu-chung/sot/#nguoi-cao-tuoi']],
  ['bầu 5 tháng bị sốt', ['/trieu-chung/sot/#phu-nu-mang-thai']],
  ['bị sốt 3 ngày nay', ['/trieu-chung/sot/#di-kham']],
  ['bị sốt phải làm sao', ['/trieu-chung/sot/#cham-soc-tai-nha']],
  ['mẹ tôi 70 tuổi bị sốt khó thở', ['/trieu-chung/sot/#goi-115', '/trieu-chung/kho-tho/']],
  ['bị sốt', ['/trieu-chung/sot/']],
  ['em muốn tự tử', ['/trieu-chung/tu-tu/']],
])('“%s” leads to the sections that answer it, where the pages have them', async (q, wanted) => {
  expect(await addresses(q)).toEqual(wanted);
});

it('the advice on a complaint leads to the next section that answers it, or to the top, where staff have taken the text of the section away', async () => {
  const editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
  const { all } = await complaintsOf(app.services.db);
  const path = `complaints/${all.find(({ slug }) => slug === 'tre-sot-cao')?.id}/`;
  const withoutText = async (section: string) => {
    const { json } = await editor.get<object>(path);
    expect((await editor.update(path, { ...json, [section]: '' })).status).toBe(200);
    return addresses('bé 8 tháng sốt cao');
  };
  expect(await withoutText('infants')).toEqual(['/trieu-chung/tre-sot-cao/#tre-em']);
  expect(await withoutText('children')).toEqual(['/trieu-chung/tre-sot-cao/']);
});
