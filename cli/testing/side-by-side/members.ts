import { randomUUID } from 'node:crypto';
import type { Services } from '@antam/server/platform/services.ts';
import { createDiscussions } from '@antam/server/testing/discussions.ts';
import { addMember } from '../add-member.ts';
import type { Caller, Callers } from './caller.ts';

/** A visitor who is logged in. */
export interface Member {
  readonly account: number;
  readonly caller: Caller;
}

/** So many people with accounts of long standing, whose posts wait for nobody. */
export async function newMembers(services: Services, callers: Callers, count: number): Promise<Member[]> {
  const { trust } = createDiscussions(services);
  const people: Member[] = [];
  for (let n = 0; n < count; n += 1) {
    const { account, cookies } = await addMember(services, `quen-${randomUUID()}@thu.example`);
    await trust(account);
    people.push({ account, caller: callers.open(cookies) });
  }
  return people;
}
