import { placeListAnswer } from '@antam/server/features/places/contract.ts';
import { professionalListAnswer } from '@antam/server/features/professionals/contract.ts';
import { searchAnswer } from '@antam/server/features/search/contract.ts';
import { callApi, expect, type Flow, first, linksTo, openPage, shows, type Walk } from '../flow.ts';

/** Types a name, finds it among the suggestions, sees it on the page of results and opens it. */
async function searchFor(walk: Walk, name: string, objectType: string, path: string): Promise<void> {
  const query = `q=${encodeURIComponent(name)}`;
  await walk.step(`suggestions for "${name}"`, async () => {
    const groups = await callApi(walk, `search?${query}`, searchAnswer);
    const group = groups.find(candidate => candidate.object_type === objectType);
    expect(group !== undefined, `a group ${objectType}`);
    expect(
      group.items.some(item => item.absolute_url === path),
      `the item ${path}`,
    );
    expect(group.list_url !== '', 'the address of the whole list');
  });
  await walk.step('page of results', async () => {
    const html = await openPage(walk, `/tim-kiem/?${query}`);
    expect(linksTo(html, path), `a link to ${path}`);
  });
  await walk.step('detail', async () => expect(shows(await openPage(walk, path), name), `the name "${name}"`));
}

export const search: Flow = {
  name: 'search',
  summary: 'type a name, see suggestions and results, open the page',
  readOnly: true,
  walk: async walk => {
    const doctors = await walk.step('a doctor to look for', () =>
      callApi(walk, 'professional/', professionalListAnswer),
    );
    const doctor = first(doctors.items, 'doctor');
    await searchFor(walk, doctor.name, 'professional_index', doctor.absolute_url);
    const places = await walk.step('a place to look for', () => callApi(walk, 'place/', placeListAnswer));
    const place = first(places.items, 'place');
    await searchFor(walk, place.name, 'place_index', place.absolute_url);
    await walk.step('nothing found', async () => {
      const groups = await callApi(walk, 'search?q=zzqxwvkk', searchAnswer);
      expect(groups.length === 0, 'no group');
      await openPage(walk, '/tim-kiem/?q=zzqxwvkk');
    });
  },
};
