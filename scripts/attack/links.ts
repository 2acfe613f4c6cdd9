import { hash } from 'node:crypto';
import { hashToken } from '@antam/server/platform/auth/token.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { textOf } from '../../server/platform/db/text.ts';

const PURPOSES = ['confirm-email', 'reset-password'] as const;
const COPIES = 8;
const HOURS = 48;
const HOUR_MS = 3_600_000;

const links = PURPOSES.flatMap(purpose =>
  Array.from({ length: COPIES }, (_, copy) => ({
    purpose,
    copy,
    token: hash('sha256', `${purpose} ${copy}`, 'base64url'),
  })),
);

/** Secrets from emails that attackers have got; the same in each run. */
export const LINK_TOKENS: readonly string[] = links.map(({ token }) => token);

/** Writes the emails' links, each of another account, or makes them good again. */
export async function renewLinks({ db, clock }: Services, emailOf: (copy: number) => string): Promise<void> {
  const now = clock.now();
  await db.transaction(async unit => {
    for (const { purpose, copy, token } of links) {
      await textOf(unit).sql('delete from account_token where token_hash = ?', [hashToken(token)]);
      await textOf(unit).sql(
        `insert into account_token (account_id, purpose, token_hash, email, expires_at, created_at)
         select id, ?, ?, email, ?, ? from account where email = ?`,
        [purpose, hashToken(token), new Date(now.getTime() + HOURS * HOUR_MS), now, emailOf(copy)],
      );
    }
  });
}
