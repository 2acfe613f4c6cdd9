import type { ResultGroup as Group } from '@antam/server/features/guided-search/contract.ts';
import type { PlaceCard } from '@antam/server/features/places/contract.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderFrame } from '../../testing/render-frame.tsx';
import { ResultGroup } from './result-group.tsx';

afterEach(cleanup);

const farPlace: PlaceCard = {
  id: 1,
  name: 'Bệnh viện Nhi',
  address: '1 Lê Lợi',
  lat: 16.4,
  long: 107.6,
  absolute_url: '/co-so-y-te/benh-vien-nhi/',
  place_type: { slug: 'benh-vien', name: 'Bệnh viện' },
  province: { slug: 'hue', name: 'Huế' },
  district: null,
  specialities: [],
  accepts_bhyt: false,
  opening_hours: null,
  rating: { score: null, count: 0, reviews: 0 },
  picture: null,
  professional_count: 0,
  favourite_count: 0,
  distance: 120,
  next_free: null,
  asked_service: null,
  services: [],
};
const FAR = /Chưa có cơ sở nào trong vòng 50 km/;
/** Renders a group whose only shown member is far from the visitor. */
const show = (list_url: string) => {
  const group: Group = {
    kind: 'place',
    title: 'Cơ sở y tế',
    list_url,
    count: 9,
    similar: false,
    items: [farPlace],
  };
  renderFrame(<ResultGroup group={group} />, '/tim-kiem/');
};

it('a group by distance says that nothing is near, because its first member is the nearest', () => {
  show('/co-so-y-te/?specialities=nhi&sort_by=location');
  expect(screen.getByText(FAR)).toBeDefined();
});

it('a group by words does not say that nothing is near, because nearer members may follow those that match best', () => {
  show('/co-so-y-te/?q=nhi');
  expect(screen.getByRole('link', { name: 'Bệnh viện Nhi' })).toBeDefined();
  expect(screen.queryByText(FAR)).toBeNull();
});
