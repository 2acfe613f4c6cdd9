import { rememberSecret, secretState } from '@antam/server/platform/auth/secret-fingerprint.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { Failure } from '../io/failure.ts';
import { notice, type Terminal } from '../io/terminal.ts';

export const OTHER_SECRET = {
  message: 'This is another secret than the one that the database was used with: nobody could use a second factor',
  remedy:
    'set ANTAM_SECRET to the former one; or, to change it, set ANTAM_SECRET_OLD to the former one and run ' +
    '"antam secret rotate"; where the former one is lost, "antam secret rotate --lost"',
};
export const FORMER_SECRET = {
  message: 'The database still needs ANTAM_SECRET_OLD',
  remedy: 'run "antam secret rotate", then ANTAM_SECRET_OLD can go',
};

/** Fails before another secret locks people out; remembers the secret at the first use of a database. */
export async function requireKnownSecret(terminal: Terminal, { db, config, clock }: Services): Promise<void> {
  const state = await secretState(db, config.secret);
  if (state === 'other') throw new Failure(`${OTHER_SECRET.message}: ${OTHER_SECRET.remedy}`);
  if (state === 'former') notice(terminal, `${FORMER_SECRET.message}: ${FORMER_SECRET.remedy}.`);
  if (state === 'unused') await db.transaction(unit => rememberSecret(unit, config.secret, clock.now()));
}
