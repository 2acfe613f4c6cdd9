import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  locationOf,
  posting,
  SOCIAL_PASSWORD,
  SOCIAL_START,
  type SocialVisits,
  startSocialVisits,
} from '../../testing/social-visits.ts';
import type { Request } from '../../testing/visitor.ts';

let social: SocialVisits;
beforeAll(async () => {
  social = await startSocialVisits('tiny');
});
afterAll(() => social.close());

const QUERY = `?next=/ghi-nho/&favourite=place:${PLACES.hospital.id}`;
const keptBy = async (request: Request) => (await (await request('/api/v1/favourite/ids/')).json()).place ?? [];

it('[AUTH-48] a favourite pressed without script is kept for a new person, and for a known one', async () => {
  const person = social.newPerson();
  const request = social.visitor();
  expect(await social.logIn(request, person)).toBe('/');
  expect(await keptBy(request)).toEqual([]);
  const again = social.visitor();
  expect(await social.logIn(again, person, QUERY)).toBe('/ghi-nho/');
  expect(await keptBy(again)).toEqual([PLACES.hospital.id]);
  const stranger = social.visitor();
  await social.logIn(stranger, social.newPerson(), QUERY);
  expect(await keptBy(stranger)).toEqual([PLACES.hospital.id]);
});

it('the favourite of a social login is kept once the account that has the address is proven, and not before', async () => {
  const { email, request: owner } = await social.signedUp();
  const request = social.visitor();
  expect(await social.logIn(request, social.newPerson({ email }), QUERY)).toBe('/dang-nhap/lien-ket/');
  expect(await keptBy(owner)).toEqual([]);
  const linked = await request('/api/v1/social-login/link/', posting({ password: SOCIAL_PASSWORD }));
  expect(await linked.json()).toEqual({ next: '/ghi-nho/' });
  expect(await keptBy(request)).toEqual([PLACES.hospital.id]);
});

it('the favourite of a social login stays in the address where the person refuses at the provider', async () => {
  const request = social.visitor();
  const state = new URL(await social.begin(request, QUERY)).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ error: 'access_denied', state, iss: social.provider.config.issuer });
  const back = await request(`${SOCIAL_START}tra-ve/?${query}`);
  expect(locationOf(back)).toBe(`/dang-nhap?loi=tu-choi&next=%2Fghi-nho%2F&favourite=place%3A${PLACES.hospital.id}`);
});

it.each(['place:999999', 'disease:1', 'place:x', ''])('nothing is lost where the favourite is %j', async favourite => {
  const request = social.visitor();
  expect(await social.logIn(request, social.newPerson(), `?favourite=${favourite}`)).toBe('/');
  expect(await keptBy(request)).toEqual([]);
});
