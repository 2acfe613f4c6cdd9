import { termDetail, termList } from '@antam/server/features/taxonomy/contract.ts';
import { callApi, expect, type Flow, first, linksTo, openPage, shows } from '../flow.ts';

export const landings: Flow = {
  name: 'landings',
  summary: 'specialities and services, from the index to a doctor',
  readOnly: true,
  walk: async walk => {
    for (const [kind, index] of [
      ['speciality', '/chuyen-khoa/'],
      ['service', '/dich-vu/'],
    ] as const) {
      const { items } = await walk.step(`${kind}: index`, () => callApi(walk, `${kind}/`, termList));
      const term = first(
        items.filter(item => item.professional_count > 0),
        `${kind} that a visitor has`,
      );
      await walk.step(`${kind}: page of the index`, async () =>
        expect(linksTo(await openPage(walk, index), term.absolute_url), `a link to ${term.absolute_url}`),
      );
      await walk.step(`${kind}: landing`, async () => {
        const detail = await callApi(walk, `${kind}/${term.slug}/`, termDetail);
        const html = await openPage(walk, detail.absolute_url);
        expect(shows(html, detail.name), `the name ${detail.name}`);
        expect(/href="\/bac-si\/[^"]+"/.test(html), 'a link to its doctors');
      });
    }
  },
};
