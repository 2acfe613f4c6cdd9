import { describe, expect, it } from 'vitest';
import { sentShares } from './upload-progress.ts';

describe('how much of each picture was sent', () => {
  const body = { total: 1_300, sizes: [1_000, 200] };

  it.each([
    ['nothing', 0, [0, 0]],
    ['the texts before the pictures', 100, [0, 0]],
    ['half of the first picture', 600, [0.5, 0]],
    ['the first picture and half of the second', 1_200, [1, 0.5]],
    ['all', 1_300, [1, 1]],
  ])('is known once %s went out', (_, sent, shares) => {
    expect(sentShares({ ...body, sent })).toEqual(shares);
  });
});
