import { collectionDetail, collectionListAnswer } from '@antam/server/features/collections/contract.ts';
import { callApi, expect, type Flow, first, linksTo, openPage, shows } from '../flow.ts';

export const collections: Flow = {
  name: 'collections',
  summary: 'the editors’ choices and their members',
  readOnly: true,
  walk: async walk => {
    const list = await walk.step('list', () => callApi(walk, 'collection/', collectionListAnswer));
    // Editors of a young deployment may not have chosen anything yet.
    if (walk.product === undefined && list.items.length === 0) {
      await walk.step('page of the empty list', () => openPage(walk, '/tuyen-chon/'));
      return;
    }
    const card = first(list.items, 'collection');
    await walk.step('page of the list', async () =>
      expect(linksTo(await openPage(walk, '/tuyen-chon/'), card.absolute_url), `a link to ${card.absolute_url}`),
    );
    const detail = await walk.step('one of them', () => callApi(walk, `collection/${card.id}/`, collectionDetail));
    const member = first([...detail.places, ...detail.professionals, ...detail.threads], 'member');
    await walk.step('its page', async () => {
      const html = await openPage(walk, detail.absolute_url);
      expect(shows(html, detail.name) && linksTo(html, member.absolute_url), 'its name and its members');
    });
    await walk.step('a member', () => openPage(walk, member.absolute_url));
  },
};
