import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailedLink } from '../../testing/account-visits.ts';
import type { FakePerson } from '../../testing/fake-identity-provider.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import {
  locationOf,
  posting,
  SOCIAL_FAILED,
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

describe('a new person', () => {
  it('[AUTH-48] gets an account with what the provider verified, is logged in and goes on to next', async () => {
    const request = social.visitor();
    const person = social.newPerson();
    const query = '?next=%2Fbac-si%2F%3Fpage%3D2&source=favourite&utm_source=zalo&utm_campaign=tet';
    expect(await social.logIn(request, person, query)).toBe('/bac-si/?page=2');
    expect(await whoIs(request)).toMatchObject({
      name: 'Lê Mai',
      email: person.email,
      role: 'user',
      is_email_confirmed: true,
      has_password: false,
      social: ['demo'],
    });
    const [row] = await social.sql<{ source: string; utm: unknown }>(
      'select source, utm from account where email = ?',
      [person.email ?? ''],
    );
    const utm = typeof row?.utm === 'string' ? JSON.parse(row.utm) : row?.utm;
    expect([row?.source, utm]).toEqual(['favourite', { utm_source: 'zalo', utm_campaign: 'tet' }]);
  });

  it('is known the next time, by the provider’s id and not by the address', async () => {
    const person = social.newPerson();
    const [first, second] = [social.visitor(), social.visitor()];
    await social.logIn(first, person);
    expect(await social.logIn(second, { ...person, email: 'moi@example.vn', name: 'Tên Khác' })).toBe('/');
    expect(Object(await whoIs(second)).id).toBe(Object(await whoIs(first)).id);
    expect(Object(await whoIs(second)).email).toBe(person.email);
  });

  it('must confirm an address that the provider has not verified, by an email message', async () => {
    const request = social.visitor();
    const person = social.newPerson({ email_verified: false });
    expect(await social.logIn(request, person)).toBe('/');
    expect(Object(await whoIs(request)).is_email_confirmed).toBe(false);
    const mails = await sentMails(social.app);
    expect(mails.filter(mail => mail.to === person.email)).toHaveLength(1);
  });

  it.each([
    [{ email: undefined }, 'Lê Mai', ''],
    [{ email: 'not an address', email_verified: true }, 'Lê Mai', ''],
    [{ name: undefined }, 'Người dùng An Tâm', undefined],
    [{ name: ' \u0007 ' }, 'Người dùng An Tâm', undefined],
    [{ name: `Mai\u0000 ${'x'.repeat(300)}` }, `Mai ${'x'.repeat(75)}`, undefined],
    [{ name: 'Trúng thưởng: bit.ly/abc' }, 'Người dùng An Tâm', undefined],
    [{ name: 'Mai\r\nTrúng thưởng' }, 'Người dùng An Tâm', undefined],
    [{ email: 'HOA@Example.VN' }, 'Lê Mai', 'hoa@example.vn'],
  ])('is accepted with unusual claims: %j', async (claims, name, email) => {
    const request = social.visitor();
    const person = { ...social.newPerson(), ...claims } as FakePerson;
    expect(await social.logIn(request, person)).toBe('/');
    expect(await whoIs(request)).toMatchObject({ name, email: email ?? person.email });
  });

  it('may have no address: nothing is mailed, and the account can be deleted', async () => {
    const request = social.visitor();
    await social.logIn(request, social.newPerson({ email: undefined }));
    expect((await request('/api/v1/account/confirmation/', { method: 'POST' })).status).toBe(409);
    const [answer] = [await request('/api/v1/account/deletion/', posting({}))];
    expect(answer.status).toBe(200);
    expect((await sentMails(social.app)).filter(mail => mail.to === '')).toEqual([]);
  });

  it('loses the account to the owner of its address, if the address was not their own', async () => {
    const [squatter, owner] = [social.visitor(), social.visitor()];
    const person = social.newPerson({ email_verified: false });
    await social.logIn(squatter, person);
    await owner('/quen-mat-khau/', posting({ email: person.email }));
    const { path } = mailedLink(await sentMails(social.app), person.email ?? '', '/quen-mat-khau/');
    expect((await owner(path, posting({ password: SOCIAL_PASSWORD, password_confirm: SOCIAL_PASSWORD }))).status).toBe(
      200,
    );
    expect(await whoIs(squatter)).toBeUndefined();
    expect(await social.logIn(squatter, person)).toBe('/dang-nhap/lien-ket/');
    expect(await whoIs(squatter)).toBeUndefined();
  });

  it('gets one account, however many browsers arrive at the same moment', async () => {
    const person = social.newPerson();
    const visits = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const request = social.visitor();
        return { request, back: social.provider.agree(await social.begin(request), person) };
      }),
    );
    const ends = await Promise.all(visits.map(async ({ request, back }) => locationOf(await request(back))));
    expect(ends).toEqual(['/', '/', '/', '/']);
    expect(await social.identities(person.sub)).toHaveLength(1);
    const ids = await Promise.all(visits.map(async ({ request }) => Object(await whoIs(request)).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('a known person whose account is disabled', () => {
  it('is not let in', async () => {
    const person = social.newPerson();
    await social.logIn(social.visitor(), person);
    await social.sql("update account set status = 'disabled' where email = ?", [person.email ?? '']);
    const request = social.visitor();
    expect(await social.logIn(request, person)).toBe(SOCIAL_FAILED);
    expect(await whoIs(request)).toBeUndefined();
  });
});
