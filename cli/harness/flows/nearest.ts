import { placeListAnswer } from '@antam/server/features/places/contract.ts';
import { callApi, expect, type Flow, first, linksTo, openPage } from '../flow.ts';

export const nearest: Flow = {
  name: 'nearest',
  summary: 'share a position, sort places by distance',
  readOnly: true,
  walk: async walk => {
    const list = await walk.step('a place on the map', () => callApi(walk, 'place/', placeListAnswer));
    const here = first(
      list.items.filter(item => item.lat !== null && item.long !== null),
      'place with a position',
    );
    await walk.step('without a position', async () => {
      const answer = await callApi(walk, 'place/?sort_by=location', placeListAnswer);
      expect(!answer.position_known, 'the answer to say that no position is known');
    });
    walk.visitor.remember('user_location', JSON.stringify({ lat: here.lat, lon: here.long }));
    await walk.step('nearest first', async () => {
      const answer = await callApi(walk, 'place/?sort_by=location', placeListAnswer);
      const distances = answer.items.flatMap(item => item.distance ?? []);
      expect(distances.length > 0 && distances[0] === 0, 'the place itself first, 0 km away');
      expect(
        distances.every((km, i) => km >= (distances[i - 1] ?? 0)),
        'distances that grow',
      );
      const html = await openPage(walk, '/co-so-y-te/?sort_by=location');
      expect(linksTo(html, first(answer.items, 'place').absolute_url), 'the nearest place on the page');
      expect(/\d(?:,\d)?\s*km/.test(html), 'distances in kilometres');
    });
    await walk.step('a broken position', async () => {
      walk.visitor.remember('user_location', '{"lat":"x"');
      const answer = await callApi(walk, 'place/?sort_by=location', placeListAnswer);
      expect(!answer.position_known, 'it to be ignored');
    });
  },
};
