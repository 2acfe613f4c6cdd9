import { newToken } from '../../platform/auth/token.ts';
import { textOf } from '../../platform/db/text.ts';
import type { Services } from '../../platform/services.ts';
import { type Applicant, addApplicant } from '../add-applicant.ts';
import type { MakePage } from './page-maker.ts';
import type { RowMaker } from './row-maker.ts';

/** Writes what fresh accounts have, each for one call. */
export interface AccountMaker {
  accountId(email: string): Promise<number>;
  /** An account whose application waits. */
  applicant(): Promise<Applicant>;
  /** A session of an account; answers its id. */
  session(accountId: number): Promise<number>;
  /** A mailed link of an account; answers its secret. */
  link(
    accountId: number,
    purpose: 'confirm-email' | 'reset-password',
    state: 'good' | 'used' | 'expired',
  ): Promise<string>;
  /** Lets an account, which becomes official, reply in the name of a place. */
  identity(account: number): Promise<number>;
}

export function createAccountMaker(
  services: Services,
  { write, set, inHours }: RowMaker,
  page: MakePage,
): AccountMaker {
  const { db, clock } = services;
  return {
    accountId: async email =>
      Number((await textOf(db.primary).first<{ id: number }>('select id from account where email = ?', [email]))?.id),
    applicant: () => addApplicant({ services }, 'professional'),
    session: accountId =>
      write(
        `insert into session (account_id, token_hash, device, has_second_factor, created_at, last_seen_at, expires_at)
         values (?, ?, 'Thiết bị khác', ?, ?, ?, ?)`,
        [accountId, newToken().tokenHash, false, clock.now(), clock.now(), inHours(1)],
      ),
    link: async (accountId, purpose, state) => {
      const { token, tokenHash } = newToken();
      const expiresAt = inHours(state === 'expired' ? -1 : 1);
      const usedAt = state === 'used' ? clock.now() : null;
      await write(
        `insert into account_token (account_id, purpose, token_hash, email, expires_at, used_at, created_at)
         select id, ?, ?, email, ?, ?, ? from account where id = ?`,
        [purpose, tokenHash, expiresAt, usedAt, inHours(-2), accountId],
      );
      return token;
    },
    identity: async account => {
      await set('account', account, 'is_official', db.engine === 'sqlite' ? '1' : 'true');
      return write(
        `insert into reply_identity (account_id, kind, entity_id, consent, created_at) values (?, 'place', ?, '', ?)`,
        [account, await page('place', 'published'), clock.now()],
      );
    },
  };
}
