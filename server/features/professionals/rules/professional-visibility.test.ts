import { expect, it } from 'vitest';
import { PROFESSIONAL_STATUSES } from '../professional.entity.ts';
import { isPublicProfessional } from './professional-visibility.ts';

it('the directory shows published professionals only', () => {
  expect(PROFESSIONAL_STATUSES.filter(status => isPublicProfessional({ status }))).toEqual(['published']);
});
