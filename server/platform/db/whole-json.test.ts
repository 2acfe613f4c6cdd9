import { SqlitePlatform } from '@mikro-orm/sqlite';
import { expect, it } from 'vitest';
import { WholeJson } from './whole-json.ts';

it('the text of a value is made once, and that of another one by itself', () => {
  const type = new WholeJson();
  const platform = new SqlitePlatform();
  let made = 0;
  const sized = (size: number) => ({
    toJSON: () => {
      made += 1;
      return { size };
    },
  });
  const [first, second] = [sized(1), sized(2)];
  const texts = [first, first, second, first].map(value => type.convertToDatabaseValue(value, platform));
  expect(texts).toEqual(['{"size":1}', '{"size":1}', '{"size":2}', '{"size":1}']);
  expect(made).toBe(2);
  expect(type.convertToDatabaseValue(null, platform)).toBeNull();
});
