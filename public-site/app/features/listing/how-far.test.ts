import { expect, it } from 'vitest';
import { farWords, howFar } from './how-far.ts';

const NEAREST = { sort_by: 'location', position_known: true, page: 1 } as const;

it('a list by distance says how many are near, or that nobody is', () => {
  expect(howFar(NEAREST, [11, 387, 610], 'bác sĩ')).toBe(
    'Chỉ có 1 bác sĩ trong vòng 50 km quanh bạn, sau đó là những nơi xa hơn.',
  );
  expect(howFar(NEAREST, [387, 610, null], 'bác sĩ')).toBe(
    'Chưa có bác sĩ nào trong vòng 50 km quanh bạn. Nơi gần nhất cách bạn 387\u00a0km.',
  );
});

it('the note on distances says nothing where all are near, on later pages, in other orders and without a position', () => {
  expect(howFar(NEAREST, [1, 49, null], 'bác sĩ')).toBeNull();
  expect(howFar({ ...NEAREST, page: 2 }, [387], 'bác sĩ')).toBeNull();
  expect(howFar({ ...NEAREST, sort_by: 'relevance' }, [387], 'bác sĩ')).toBeNull();
  expect(howFar({ ...NEAREST, position_known: false }, [387], 'bác sĩ')).toBeNull();
});

it('records that are shown as near are said to be far away, whichever list they are of', () => {
  expect(farWords([205, 281], 'cơ sở')).toBe(
    'Chưa có cơ sở nào trong vòng 50 km quanh bạn. Nơi gần nhất cách bạn 205\u00a0km.',
  );
  expect(farWords([1, 2], 'cơ sở')).toBeNull();
  expect(farWords([null], 'cơ sở')).toBeNull();
});
