import { accountAnswer } from '@antam/server/features/accounts/contract.ts';
import { socialProviders } from '@antam/server/features/social-login/contract.ts';
import { callApi, expect, type Flow, first, type Walk } from '../flow.ts';
import { type Exchange, Visitor } from '../visitor.ts';

export const socialLogin: Flow = {
  name: 'social-login',
  summary: 'to a real identity provider and back: refused, a new account, the same one again',
  readOnly: false,
  walk: async walk => {
    const { product, visitor } = walk;
    if (!product) return;
    const offer = await walk.step('offer', async () =>
      first(await callApi(walk, 'social-login/', socialProviders), 'social login'),
    );
    await walk.step('login page', async () => {
      const { text } = await visitor.page('/dang-nhap');
      expect(text.includes(`href="${offer.href}`), `a link to ${offer.href}`);
    });
    await walk.step('refuse', async () => {
      const end = await goThere(walk, product.identityProvider, `${offer.href}?next=/bac-si/`, '');
      expect(end === '/dang-nhap?loi=tu-choi&next=%2Fbac-si%2F', `the login page with the refusal, not ${end}`);
      expect((await visitor.api('account/')).exchange.status === 401, 'nobody logged in');
    });
    const account = await walk.step('agree', async () => {
      const end = await goThere(walk, product.identityProvider, `${offer.href}?next=/bac-si/`, 'lan');
      expect(end === '/bac-si/', `the way on to /bac-si/, not ${end}`);
      return callApi(walk, 'account/', accountAnswer);
    });
    expect(account.is_email_confirmed && account.role === 'user', 'a user with a confirmed address');
    await walk.step('again, in another browser', async () => {
      const other: Walk = { ...walk, visitor: new Visitor(visitor.base) };
      await goThere(other, product.identityProvider, offer.href, 'lan');
      const { id } = await callApi(other, 'account/', accountAnswer);
      expect(id === account.id, 'the same account');
    });
  },
};

/** Follows a link to the provider, chooses `person` there, nobody for a refusal; answers where the site sends one then. */
async function goThere({ visitor }: Walk, provider: string, href: string, person: string): Promise<string> {
  const there = locationOf(await visitor.send(href));
  expect(there.startsWith(`${provider}/`), `a redirect to ${provider}, not to "${there}"`);
  const browser = new Visitor(provider);
  const chooser = locationOf(await browser.send(there));
  const form = await browser.send(chooser);
  expect(form.status === 200 && form.text.includes('<form'), 'the provider’s login page');
  const chosen = await browser.send(chooser, { method: 'POST', body: new URLSearchParams({ nguoi: person }) });
  const back = locationOf(await browser.send(locationOf(chosen)));
  expect(back.startsWith(`${visitor.base}/`), `a way back to the site, not "${back}"`);
  return locationOf(await visitor.send(back));
}

function locationOf({ status, headers }: Exchange): string {
  expect(status >= 300 && status < 400, 'a redirect');
  return headers.get('location') ?? '';
}
