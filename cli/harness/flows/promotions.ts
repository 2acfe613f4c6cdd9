import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { ownClaim, promotionDetail, promotionList, redeemedClaim } from '@antam/server/features/promotions/contract.ts';
import { z } from 'zod';
import { ask, callApi, expect, type Flow, first, openPage, shows } from '../flow.ts';
import { loggedIn } from '../logged-in.ts';

export const promotions: Flow = {
  name: 'promotions',
  summary: 'a promotion with options, claimed once, its code shown in the account and redeemed once by the provider',
  readOnly: false,
  walk: async walk => {
    const { clinic, user } = ACCOUNTS;
    const card = await walk.step('the promotions of a clinic', async () => {
      const { items } = await callApi(walk, `promotion/?place=${clinic.owns?.id ?? 0}`, promotionList);
      return first(items, 'promotion');
    });
    const promotion = await walk.step('its page, with what can be chosen', async () => {
      const detail = await callApi(walk, `promotion/${card.id}/`, promotionDetail);
      const html = await openPage(walk, card.absolute_url);
      for (const { name, options } of detail.groups) {
        for (const text of [name, ...options.map(option => option.name)]) expect(shows(html, text), text);
      }
      expect(shows(html, 'Quảng cáo'), 'a label that it is advertising');
      return detail;
    });
    const body = { promotion: promotion.id, options: promotion.groups.map(({ options }) => options.at(-1)?.id ?? 0) };
    await walk.step('a visitor without an account gets no code', async () => {
      const { exchange } = await walk.visitor.write('POST', '/api/v1/promotion-claim/', body);
      expect(exchange.status === 401, 'status 401');
    });
    const reader = await walk.step('a visitor logs in', () => loggedIn(walk, user));
    const { code } = await walk.step('claims it', () =>
      ask(reader, 'POST', '/api/v1/promotion-claim/', ownClaim, body),
    );
    await walk.step('gets no second code', async () => {
      const { exchange } = await reader.visitor.write('POST', '/api/v1/promotion-claim/', body);
      expect(exchange.status === 409, 'status 409');
      expect(shows(await openPage(reader, '/tai-khoan/khuyen-mai/'), code.slice(0, 5)), 'the code in the account');
    });
    const owner = await walk.step('the provider logs in', () => loggedIn(walk, clinic));
    await walk.step('redeems the code, once', async () => {
      const redeem = '/api/v1/promotion-claim/redeem/';
      const { price } = await ask(owner, 'POST', redeem, redeemedClaim, { code });
      expect(price > promotion.new_price, 'the price with the options');
      expect((await owner.visitor.write('POST', redeem, { code })).exchange.status === 409, 'status 409');
      const { items } = await ask(reader, 'GET', '/api/v1/promotion-claim/', z.object({ items: z.array(ownClaim) }));
      expect(items.find(claim => claim.code === code)?.state === 'redeemed', 'a code that was redeemed');
    });
  },
};
