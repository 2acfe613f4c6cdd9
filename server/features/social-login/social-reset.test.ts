import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailedLink } from '../../testing/account-visits.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import {
  locationOf,
  posting,
  SOCIAL_PASSWORD,
  type SocialVisits,
  startSocialVisits,
  whoIs,
} from '../../testing/social-visits.ts';

let social: SocialVisits;
beforeAll(async () => {
  social = await startSocialVisits();
});
afterAll(() => social.close());

it('a reset password leaves a squatter no session, who logs in by the provider while the owner sets a password', async () => {
  for (let round = 0; round < 4; round++) {
    const person = social.newPerson({ email_verified: false });
    await social.logIn(social.visitor(), person);
    const owner = social.visitor();
    await owner('/quen-mat-khau/', posting({ email: person.email }));
    const { path } = mailedLink(await sentMails(social.app), person.email ?? '', '/quen-mat-khau/');
    const squatters = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const request = social.visitor();
        return { request, back: social.provider.agree(await social.begin(request), person) };
      }),
    );
    const [reset] = await Promise.all([
      owner(path, posting({ password: SOCIAL_PASSWORD, password_confirm: SOCIAL_PASSWORD })),
      ...squatters.map(async ({ request, back }) => locationOf(await request(back))),
    ]);
    expect(reset.status).toBe(200);
    expect(await Promise.all(squatters.map(({ request }) => whoIs(request)))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await social.identities(person.sub)).toEqual([]);
  }
});

it('a reset password leaves a squatter no way in by the provider once the owner has confirmed the address', async () => {
  const person = social.newPerson({ email_verified: false });
  const squatter = social.visitor();
  await social.logIn(squatter, person);
  const { path } = mailedLink(await sentMails(social.app), person.email ?? '', '/xac-thuc/');
  const answer = await social.visitor()(path, posting({}));
  expect(Object(await answer.json()).next_step).toBe('new-password');
  expect(await whoIs(squatter)).toBeUndefined();
  expect(await social.identities(person.sub)).toEqual([]);
  // The provider's address proves nothing: a password is asked for, which the squatter does not know.
  expect(await social.logIn(squatter, person)).toBe('/dang-nhap/lien-ket/');
});

it('a reset password keeps the login by the provider of who confirms the address in the same browser', async () => {
  const person = social.newPerson({ email_verified: false });
  const owner = social.visitor();
  await social.logIn(owner, person);
  const { path } = mailedLink(await sentMails(social.app), person.email ?? '', '/xac-thuc/');
  expect(await (await owner(path, posting({}))).json()).toEqual({ message: 'Xác thực email thành công!' });
  // A scanner of mail that comes later is given nothing either, though there is no password.
  expect(await (await social.visitor()(path, posting({}))).json()).toEqual({ message: 'Xác thực email thành công!' });
  expect(await social.identities(person.sub)).toHaveLength(1);
});
