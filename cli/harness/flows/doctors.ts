import { professionalDetail, professionalListAnswer } from '@antam/server/features/professionals/contract.ts';
import { callApi, expect, type Flow, first, linksTo, openPage, shows } from '../flow.ts';

export const doctors: Flow = {
  name: 'doctors',
  summary: 'list, filter by speciality, next page, profile',
  readOnly: true,
  walk: async walk => {
    const list = await walk.step('list with filters', () =>
      callApi(walk, 'professional/?include=filters', professionalListAnswer),
    );
    const doctor = first(list.items, 'doctor');
    await walk.step('page of the list', async () => {
      const html = await openPage(walk, '/bac-si/');
      expect(
        list.items.every(item => linksTo(html, item.absolute_url)),
        'a link to each doctor of the list',
      );
    });
    const speciality = first(
      (list.filters ?? []).filter(filter => filter.type === 'specialities').flatMap(filter => filter.options),
      'speciality to filter by',
    );
    await walk.step(`only ${speciality.name}`, async () => {
      const filtered = await callApi(walk, `professional/?specialities=${speciality.slug}`, professionalListAnswer);
      expect(filtered.count === speciality.count, `${speciality.count} doctors, as the filter promised`);
      const html = await openPage(walk, `/bac-si/?specialities=${speciality.slug}`);
      expect(linksTo(html, first(filtered.items, 'doctor').absolute_url), 'the first of them on the page');
    });
    await walk.step('next page', async () => {
      const size = Math.max(1, Math.min(20, Math.floor(list.count / 2)));
      const [one, two] = [
        await callApi(walk, `professional/?page_size=${size}`, professionalListAnswer),
        await callApi(walk, `professional/?page_size=${size}&page=2`, professionalListAnswer),
      ];
      const ids = new Set(one.items.map(item => item.id));
      expect(two.items.length > 0 || list.count <= size, 'more doctors on the second page');
      expect(
        two.items.every(item => !ids.has(item.id)),
        'none of them twice',
      );
      await openPage(walk, '/bac-si/?page=2');
    });
    await walk.step('profile', async () => {
      const detail = await callApi(walk, `professional/${doctor.id}/`, professionalDetail);
      const html = await openPage(walk, detail.absolute_url);
      expect(shows(html, detail.display_name), `the name ${detail.display_name}`);
      for (const workplace of detail.workplaces) expect(shows(html, workplace.name), `the workplace ${workplace.name}`);
    });
  },
};
