import { describe, expect, it } from 'vitest';
import { Problem } from '../errors/problem.ts';
import { requireModestShape } from './read-body.ts';

const statusOf = (body: unknown) => {
  try {
    requireModestShape(body);
    return 200;
  } catch (error) {
    return error instanceof Problem ? error.status : 500;
  }
};
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const list = (length: number) => Array.from({ length }, () => 1);

describe('the shape of a body', () => {
  it.each([
    ['nothing', undefined, 200],
    ['a text', 'a'.repeat(100_000), 200],
    ['5,000 items', list(5_000), 200],
    ['5,001 items', list(5_001), 400],
    ['5,001 items altogether', { a: list(2_500), b: list(2_499) }, 400],
    ['5,001 fields', Object.fromEntries(list(5_001).map((_, at) => [`f${at}`, 1])), 400],
    ['16 levels', nested(16), 200],
    ['17 levels', nested(17), 400],
    ['a file', { image: [{ name: 'a.png', bytes: Buffer.alloc(100_000) }] }, 200],
  ])('of %s is taken or refused', (_, body, status) => {
    expect(statusOf(body)).toBe(status);
  });
});
