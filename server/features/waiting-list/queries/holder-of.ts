import { hashToken } from '../../../platform/auth/token.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Config } from '../../../platform/env/config.ts';
import { waitingKey } from '../../bookings/rules/waiting-key.ts';
import { tables } from '../tables.ts';

/** Who holds the slot that an entry was offered; an offer of before the last change of the secret has its hash. */
export async function holderOf(
  reader: Pick<Reader, 'row'>,
  { secret }: Pick<Config, 'secret'>,
  { id, code }: { readonly id: number; readonly code: string },
): Promise<string> {
  const held = await reader.row(
    tables.selectFrom('booking').select('holderHash').where('waiting', '=', id).where('state', '=', 'held'),
  );
  return held?.holderHash ?? hashToken(waitingKey(secret, code));
}
