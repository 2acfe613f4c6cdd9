import type { RelaxedList } from '@antam/server/features/listing/contract.ts';
import { expect, it } from 'vitest';
import { wayOf, wayText } from './way-of.ts';

const DERMATOLOGY = { type: 'specialities', slug: 'da-lieu', name: 'Da liễu' } as const;
const LIST: RelaxedList = {
  kind: 'professional',
  count: 7,
  nouns: [
    { noun: 'bác sĩ', count: 5 },
    { noun: 'điều dưỡng', count: 2 },
  ],
  q: '',
  chosen: [DERMATOLOGY],
  left_out: ['Nữ'],
  absolute_url: '/bac-si/?specialities=da-lieu',
};

it('the way to another list names how many there are of whom, of what and where', () => {
  const near = { type: 'near', slug: '10', name: 'Cách bạn dưới 10 km' } as const;
  const district = { type: 'districts', slug: 'quan-1', name: 'Quận 1' } as const;
  expect(wayOf(LIST)).toEqual({
    counted: '5 bác sĩ và 2 điều dưỡng',
    subject: 'Da liễu trên cả nước',
    without: ['Nữ'],
    to: '/bac-si/?specialities=da-lieu',
  });
  expect(wayOf({ ...LIST, chosen: [DERMATOLOGY, district] }).subject).toBe('Da liễu tại Quận 1 (cũ)');
  expect(wayOf({ ...LIST, chosen: [DERMATOLOGY, near] }).subject).toBe('Da liễu cách bạn dưới 10 km');
  expect(wayOf({ ...LIST, chosen: [], q: 'mai' }, 'mai').subject).toBe('khớp “mai” trên cả nước');
});

it('the way to another list names the words that it leaves out, and not those that it keeps', () => {
  expect(wayOf(LIST, 'mai').without).toEqual(['Nữ', '“mai”']);
  expect(wayOf({ ...LIST, q: 'mai' }, 'mai').without).toEqual(['Nữ']);
});

it('the way to another list is a sentence in one line', () => {
  expect(wayText(wayOf({ ...LIST, chosen: [] }))).toBe('5 bác sĩ và 2 điều dưỡng trên cả nước');
});
