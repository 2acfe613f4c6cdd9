import type { PlaceDetail } from '@antam/server/features/places/contract.ts';
import type { ProfessionalListAnswer } from '@antam/server/features/professionals/contract.ts';
import type { TermDetail } from '@antam/server/features/taxonomy/contract.ts';
import { expect, expectTypeOf, it } from 'vitest';
import { createApiClient } from './client.ts';

const api = createApiClient(
  async () => ({ status: 200, body: null }),
  () => null,
);

it('the typed client knows the answer of a call by its path, with and without the slash at the end', () => {
  const asked = {
    place: api.get('/api/v1/place/:id/', { params: { id: 1 } }),
    list: api.get('/api/v1/professional', { query: { page: 2, provinces: ['hue'] } }),
    landing: api.get(`/api/v1/${Date.now() > 0 ? 'speciality' : 'service'}/:slug/`, { params: { slug: 'nhi' } }),
    ended: api.delete('/api/v1/account/session/:id/', { params: { id: '7' } }),
  };
  expectTypeOf(asked.place).resolves.toEqualTypeOf<PlaceDetail>();
  expectTypeOf(asked.list).resolves.toEqualTypeOf<ProfessionalListAnswer>();
  expectTypeOf(asked.landing).resolves.toEqualTypeOf<TermDetail>();
  expectTypeOf(asked.ended).resolves.toEqualTypeOf<null>();
  expect(Object.keys(asked)).toHaveLength(4);
});

it('the typed client refuses what no contract declares', () => {
  const wrong = [
    // @ts-expect-error There is no such path.
    () => api.get('/api/v1/plaza/'),
    // @ts-expect-error The path has a parameter.
    () => api.get('/api/v1/place/:id/'),
    // @ts-expect-error The parameter has another name.
    () => api.get('/api/v1/place/:id/', { params: { place: 1 } }),
    // @ts-expect-error The list has no such filter.
    () => api.get('/api/v1/place/', { query: { colour: 'red' } }),
    // @ts-expect-error A filter is one of those that there are.
    () => api.get('/api/v1/filter/:type/', { params: { type: 'colours' } }),
    // @ts-expect-error Nobody reads a body here.
    () => api.get('/api/v1/site/', { body: {} }),
    // @ts-expect-error A favourite is named by its kind and its id.
    () => api.put('/api/v1/favourite/', { body: { type: 'place', added: true } }),
  ];
  expect(wrong).toHaveLength(7);
});
