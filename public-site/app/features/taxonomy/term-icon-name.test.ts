import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { termIconName } from './term-icon-name.ts';

const DATA = path.join(import.meta.dirname, '../../../../fixtures/reference/data');
const drawn = readFileSync(path.join(import.meta.dirname, 'term-icons.svg'), 'utf8');
const slugsOf = (file: string) =>
  z
    .array(z.object({ slug: z.string() }))
    .parse(JSON.parse(readFileSync(path.join(DATA, file), 'utf8')))
    .map(({ slug }) => slug);

it.each(['specialities.json', 'place-types.json'])('every term of %s has an icon that is drawn', file => {
  for (const slug of slugsOf(file)) expect(drawn, slug).toContain(`<symbol id="${termIconName(slug)}"`);
});

it('the icon for everything else stands only for general specialities', () => {
  expect(slugsOf('specialities.json').filter(slug => termIconName(slug) === 'stethoscope')).toEqual(['noi-tong-quat']);
});

it.each([
  ['san-phu-khoa', 'venus'],
  ['ngoai-than-kinh', 'brain'],
  ['than-nhan-tao', 'droplets'],
  ['tieu-hoa-gan-mat', 'soup'],
  ['mat', 'eye'],
  ['benh-vien-nhi', 'baby'],
  ['phong-kham-da-khoa', 'stethoscope'],
  ['benh-vien-da-khoa', 'hospital'],
])('%s is drawn as %s', (slug, icon) => {
  expect(termIconName(slug)).toBe(icon);
});
