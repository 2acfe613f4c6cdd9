import type { NamedAccount } from '@antam/fixtures/people/accounts.ts';
import { expect, type Walk } from './flow.ts';
import { Visitor } from './visitor.ts';

/** The same walk as another visitor, who has an account. */
export async function loggedIn(
  walk: Walk,
  { email, password }: Pick<NamedAccount, 'email' | 'password'>,
): Promise<Walk> {
  const visitor = new Visitor(walk.visitor.base);
  const { exchange } = await visitor.write('POST', '/api/v1/login/', { email, password });
  expect(exchange.status === 200, 'status 200');
  return { ...walk, visitor };
}
