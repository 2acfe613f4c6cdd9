import { randomUUID } from 'node:crypto';
import { textOf } from '@antam/server/platform/db/text.ts';
import { cookieNames } from '@antam/server/platform/http/cookies.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { createDiscussions } from '@antam/server/testing/discussions.ts';
import { writeSession } from '@antam/server/testing/log-in.ts';
import type { Caller, Callers } from './caller.ts';

/** Somebody who is logged in. */
export interface Member {
  readonly account: number;
  readonly caller: Caller;
}

/** So many people with accounts of long standing, whose posts wait for nobody. */
export async function newMembers(services: Services, callers: Callers, count: number): Promise<Member[]> {
  const { db, clock, config } = services;
  const { trust } = createDiscussions(services);
  const people: Member[] = [];
  for (let n = 0; n < count; n += 1) {
    const email = `quen-${randomUUID()}@thu.example`;
    const now = clock.now();
    const [row] = await db.transaction(unit =>
      textOf(unit).sql<{ id: number }>(
        `insert into account (email, name, folded_name, role, status, is_official, source, utm, email_confirmed_at, created_at, updated_at)
         values (?, 'Người Quen', 'nguoi quen', 'user', 'active', ?, '', '{}', ?, ?, ?) returning id`,
        [email, false, now, now, now],
      ),
    );
    const account = Number(row?.id);
    await trust(account);
    const cookie = { [cookieNames(config).session]: await writeSession({ services }, email) };
    people.push({ account, caller: callers.open(cookie) });
  }
  return people;
}
