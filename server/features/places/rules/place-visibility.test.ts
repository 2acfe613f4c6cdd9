import { expect, it } from 'vitest';
import { PLACE_STATUSES } from '../place.entity.ts';
import { isPublicPlace } from './place-visibility.ts';

it('the directory shows published places only', () => {
  expect(PLACE_STATUSES.filter(status => isPublicPlace({ status }))).toEqual(['published']);
});
