import { planDetail, planList } from '@antam/server/features/insurance/contract.ts';
import { callApi, expect, type Flow, first, linksTo, openPage, shows } from '../flow.ts';

/** `1.250.000 ₫`, as pages show it. */
const dong = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0₫`;

export const insurance: Flow = {
  name: 'insurance',
  summary: 'insurance choice and comparison: an age, a package and benefits, a family, plans side by side',
  readOnly: true,
  walk: async walk => {
    const list = await walk.step('list', () => callApi(walk, 'insurance-plan/', planList));
    // A young deployment may have no plan yet.
    if (walk.product === undefined && list.items.length === 0) {
      await walk.step('page of the empty list', () => openPage(walk, '/bao-hiem/'));
      return;
    }
    const card = first(
      list.items.filter(({ least }) => least?.currency === 'VND'),
      'plan in đồng',
    );
    await walk.step('page of the list', async () => {
      const html = await openPage(walk, '/bao-hiem/');
      expect(linksTo(html, card.absolute_url), `a link to ${card.absolute_url}`);
    });
    const call = `insurance-plan/${card.id}/`;
    const plan = await walk.step('one of them', () => callApi(walk, call, planDetail));
    const optional = first(
      plan.quote.benefits.filter(({ required, premium }) => !required && premium !== null),
      'optional benefit',
    );
    const dearest = plan.packages.at(-1) ?? plan.quote.package;
    const choice = `?age=${plan.quote.age}&package=${dearest.code}&benefits=${optional.code}&family=5,40`;
    const chosen = await walk.step('a choice of it', () => callApi(walk, call + choice, planDetail));
    await walk.step('its page, which computes the choice', async () => {
      const html = await openPage(walk, card.absolute_url + choice);
      for (const text of [plan.name, plan.insurer, optional.name, dearest.name]) expect(shows(html, text), text);
      expect(shows(html, dong(chosen.quote.total ?? 0)), 'the total of the choice');
      expect(shows(html, dong(chosen.quote.family_total)), 'the sum of the family');
    });
    await walk.step('what the address has wrong is told', async () => {
      const html = await openPage(walk, `${card.absolute_url}?age=200&package=khong-co&benefits=khong-co`);
      expect(shows(html, 'Không có gói “khong-co”'), 'a notice about the package');
    });
    await walk.step('plans side by side', async () => {
      const compared = list.items.slice(0, 3);
      const html = await openPage(walk, `/bao-hiem/?compare=${compared.map(({ id }) => id).join()}&age=40`);
      for (const { name } of compared) expect(shows(html, name), name);
      expect(shows(html, 'Tổng phí một năm'), 'the totals');
    });
  },
};
