import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory } from '../../testing/directory.ts';
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

const lists = async (q: string) => (await results(q)).guide.offers.map(({ absolute_url }) => absolute_url);
const offered = async (q: string) => (await lists(q)).join();

describe('a sentence of a worried person', () => {
  it('about a child leads to doctors for children', async () => {
    expect(await offered('bé 2 tuổi ho sốt')).toContain('specialities=nhi-khoa');
    expect(await offered('cháu 8 tháng bị chóng mặt')).toContain('specialities=nhi-khoa');
    expect(await offered('bác sĩ khám chủ nhật cho bé 3 tuổi')).toContain('specialities=nhi-khoa');
    expect(await lists('mẹ tôi 70 tuổi bị chóng mặt')).toEqual(['/co-so-y-te/?specialities=tai-mui-hong']);
  });

  it('in an area is about nobody whose name the area’s holds', async () => {
    for (const q of ['Con Cuông đau đầu', 'con cuong bi sot cao', 'sot cao ben tre', 'dau dau nhieu o tinh lai chau']) {
      expect([q, await offered(q)]).toEqual([q, expect.not.stringContaining('specialities=nhi-khoa')]);
    }
  });

  it('about a pregnancy leads to those who look after it', async () => {
    expect(await offered('bầu 7 tháng bị phù chân')).toContain('specialities=san-phu-khoa');
  });

  it('finds diseases by the complaint, and none by the name of the field that looks after it', async () => {
    const diseasesFor = async (q: string) =>
      (await results(q)).groups.flatMap(({ list_url, items }) =>
        list_url.startsWith('/benh/') ? items.map(({ name }) => name) : [],
      );
    expect(await diseasesFor('mẹ tôi 70 tuổi bị đau đầu chóng mặt')).toEqual(['Tăng huyết áp']);
    expect(await diseasesFor('bố tôi 60 tuổi bị đau đầu')).toContain('Tăng huyết áp');
  });

  it('means by night the time of the illness, and no opening hours', async () => {
    const ofChildren = ['/bac-si/?specialities=nhi-khoa', '/co-so-y-te/?specialities=nhi-khoa'];
    for (const q of ['con ho về đêm', 'bé ho cả đêm']) expect(await lists(q), q).toEqual(ofChildren);
    expect(await lists('chóng mặt ban đêm')).toEqual(['/co-so-y-te/?specialities=tai-mui-hong']);
    // No pharmacy of this world is open all night, which is said of what was asked for.
    expect((await results('nhà thuốc mở ban đêm')).guide.missing).not.toBe('');
  });

  it('with a red flag brings 115 before everything else, in results and in suggestions', async () => {
    const q = 'bố tôi 65 tuổi đau ngực khó thở';
    expect((await results(q)).guide.urgency).toBe('emergency');
    const [first] = (await suggestions(q)).groups;
    expect(first).toMatchObject({
      title: 'Cần cấp cứu: gọi ngay 115',
      items: [{ absolute_url: '/trieu-chung/cap-cuu/' }],
    });
    expect((await results('em muốn tự tử')).guide.urgency).toBe('self_harm');
    const { groups } = await suggestions('em muốn tự tử');
    expect(groups).toMatchObject([{ items: [{ absolute_url: '/trieu-chung/tu-tu/' }] }]);
    expect((await results('bé ho nhưng không khó thở')).guide.urgency).toBeNull();
  });

  it('with thoughts of suicide brings kind words however they are typed', async () => {
    for (const q of ['em muoons tuwj tuwr', 'y nghi tu tu', 'ý tưởng tự sát']) {
      expect([q, (await results(q)).guide.urgency]).toEqual([q, 'self_harm']);
    }
  });
});

describe('a question about a medicine that is taken', () => {
  it('leads to answered questions and the list of medicines, and to nothing that merely holds its words', async () => {
    const { groups, guide } = await results('uống thuốc quên liều');
    expect(guide.offers).toEqual([]);
    expect(groups.map(({ title }) => title)).toEqual(['Hỏi về thuốc']);
    const ways = groups.flatMap(({ items }) => items.map(({ absolute_url }) => absolute_url));
    expect(ways).toEqual([expect.stringMatching(/^\/hoi-bac-si\/\?q=/), '/thuoc/', '/hoi-bac-si/dat-cau-hoi/']);
  });

  it('names the medicine where it is said', async () => {
    const { groups } = await results('paracetamol quên liều thì sao');
    expect(groups.map(({ title }) => title)).toEqual(['Hỏi về thuốc', 'Thuốc']);
    expect(groups[1]?.items[0]?.name).toContain('Paracetamol');
  });

  it('stands behind what is called just so, and is no question where only the typed words are wanted', async () => {
    const name = 'Quên Liều Thuốc Bổ';
    await (await createDirectory(app.services)).addPlace({ name });
    const titles = async (more: Record<string, string> = {}) =>
      (await results(name, more)).groups.map(({ title }) => title);
    expect(await titles()).toEqual(['Cơ sở y tế', 'Hỏi về thuốc']);
    expect(await titles({ typed: '1' })).toEqual(['Cơ sở y tế']);
  });
});

it('in an emergency the numbers to call come first also where staff have deleted the page that says more', async () => {
  const editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
  const deletePage = async (slug: string) => {
    const { all } = await complaintsOf(app.services.db);
    const complaint = all.find(each => each.slug === slug);
    expect((await editor.remove(`complaints/${complaint?.id}/`)).status).toBe(200);
  };
  const numbersAlone = (title: string) => ({ title, list_url: '/trieu-chung/', items: [] });
  await deletePage('cap-cuu');
  const [first] = (await suggestions('bố tôi 65 tuổi đau ngực khó thở')).groups;
  expect(first).toMatchObject(numbersAlone('Cần cấp cứu: gọi ngay 115'));
  await deletePage('tu-tu');
  const [kind] = (await suggestions('em muốn tự tử')).groups;
  expect(kind).toMatchObject(numbersAlone('Bạn không phải chịu đựng một mình: gọi 115 hoặc 111'));
});
