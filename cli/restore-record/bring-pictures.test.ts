import { FEATURES } from '@antam/server/app/features.ts';
import { expect, it } from 'vitest';
import { fileKeys } from './bring-pictures.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const PIXELS = {
  width: 400,
  height: 300,
};

it('files are brought back for every column in which a feature names pictures', () => {
  const columns = FEATURES.flatMap(({ files }) => files);
  expect(columns.map(({ table }) => table)).toContain('text_picture');
  for (const { table, column } of columns) {
    const keys = fileKeys([{ table, values: { ...PIXELS, [column]: KEY } }]);
    expect([table, column, keys]).toEqual([table, column, [`${KEY}-320.webp`, `${KEY}-400.webp`, `${KEY}-thumb.webp`]]);
  }
});

it('an original that is kept in private is one file, and rows of other tables name none', () => {
  const original = `private/01/${KEY}.webp`;
  const values = { ...PIXELS, key: '', original_key: original };
  expect(fileKeys([{ table: 'post_image', values }])).toEqual([original]);
  expect(fileKeys([{ table: 'session', values: { key: KEY } }])).toEqual([]);
});
