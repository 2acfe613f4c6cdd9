import { expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

it('the subject of an email message names the site once, and writes no name with a small letter', () => {
  expect(subjectOf('An Tâm đã xem các thay đổi của bạn')).toBe('An Tâm đã xem các thay đổi của bạn');
  expect(subjectOf('Đổi giờ khám')).toBe('An Tâm: đổi giờ khám');
});
