import { placeDetail, placeListAnswer, placeProfessionals } from '@antam/server/features/places/contract.ts';
import { callApi, expect, type Flow, first, openPage, shows } from '../flow.ts';

export const place: Flow = {
  name: 'place',
  summary: 'a facility with its people; its contacts stay hidden',
  readOnly: true,
  walk: async walk => {
    const list = await walk.step('a place with people', () => callApi(walk, 'place/?page_size=50', placeListAnswer));
    const card = first(
      list.items.filter(item => item.professional_count > 0),
      'place with people',
    );
    const detail = await walk.step('its data', () => callApi(walk, `place/${card.id}/`, placeDetail));
    await walk.step('its page', async () => {
      const html = await openPage(walk, detail.absolute_url);
      for (const text of [detail.name, detail.address, detail.place_type.name]) expect(shows(html, text), `"${text}"`);
      expect(
        !/tel:\+?84|"telephone"|mailto:(?!hotro@)/.test(html.replace(/<footer[\s\S]*?<\/footer>/g, '')),
        'no contact before it is asked for',
      );
    });
    await walk.step('its people', async () => {
      const { items } = await callApi(walk, `professional-list/${card.id}/`, placeProfessionals);
      await openPage(walk, first(items, 'person').absolute_url);
    });
  },
};
