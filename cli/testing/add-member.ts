import { textOf } from '@antam/server/platform/db/text.ts';
import { cookieNames } from '@antam/server/platform/http/cookies.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { writeSession } from '@antam/server/testing/log-in.ts';

/** An account, and the cookies of a browser that is logged in to it. */
export interface AddedMember {
  readonly account: number;
  readonly cookies: Readonly<Record<string, string>>;
}

/** Adds an account whose address is confirmed, and logs in to it, without a password. */
export async function addMember(services: Services, email: string): Promise<AddedMember> {
  const { db, clock, config } = services;
  const now = clock.now();
  const [row] = await db.transaction(unit =>
    textOf(unit).sql<{ id: number }>(
      `insert into account (email, name, folded_name, role, status, is_official, source, utm, email_confirmed_at, created_at, updated_at)
       values (?, 'Người Thử', 'nguoi thu', 'user', 'active', ?, '', '{}', ?, ?, ?) returning id`,
      [email, false, now, now, now],
    ),
  );
  const token = await writeSession({ services }, email);
  return { account: Number(row?.id), cookies: { [cookieNames(config).session]: token } };
}
