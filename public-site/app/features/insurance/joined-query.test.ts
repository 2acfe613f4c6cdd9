import { expect, it } from 'vitest';
import { joinedQuery, queryText, requireJoined } from './joined-query.ts';

const at = (query: string) => new URL(`https://thu.example/bao-hiem/${query}`);

it('what a form repeats is joined by commas, and what it leaves empty is left out', () => {
  const thrown = () => {
    try {
      requireJoined(at('?compare=1&compare=3&age=30&q='));
    } catch (answer) {
      return answer;
    }
  };
  const answer = thrown();
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('location')).toBe('/bao-hiem/?compare=1,3&age=30');
  expect(joinedQuery(at('?family=5&family=&family=7').searchParams)).toEqual({ family: '5,7' });
});

it('what an address calls its parameters cannot break out of the one that it leads to', () => {
  expect(queryText([['a\r\n&b', 'x&y=1']])).toBe('?a%0D%0A%26b=x%26y%3D1');
});

it('an address that is joined already stays', () => {
  expect(() => requireJoined(at('?compare=1,3&age=30'))).not.toThrow();
  expect(() => requireJoined(at(''))).not.toThrow();
  expect(queryText([])).toBe('');
});
