import { rememberSecret } from '../../../platform/auth/secret-fingerprint.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { Secret } from '../../../platform/env/secret.ts';
import { resealEmailMessages } from '../../../platform/mail/reseal-email-messages.ts';
import type { Services } from '../../../platform/services.ts';
import { keepFormerKeys } from '../former-keys.ts';
import { openTotpSecret, sealTotpSecret } from '../rules/totp.ts';
import { tables } from '../tables.ts';
import { dropSecondFactor } from './remove-second-factor.ts';

/** How many accounts one transaction looks at. */
const BATCH = 200;

export interface Rotation {
  /** Accounts whose second factor was sealed by an earlier secret and now is by this one. */
  readonly sealed: number;
  /** Accounts whose second factor no known secret opens. */
  readonly lost: number;
}

/**
 * Seals second factors by the installation's secret that the one before it had sealed, and keeps recovery codes good;
 * afterwards the earlier secret is needed no more. It may be stopped and run again. What no secret opens stays, or goes
 * with `dropLost`: its owner then sets up another second factor.
 */
export async function rotateSecret(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  { dropLost }: { readonly dropLost: boolean },
): Promise<Rotation> {
  const { db, config, clock } = services;
  let [sealed, lost, after] = [0, 0, 0];
  for (;;) {
    const ids = await db.primary.rows(
      tables
        .selectFrom('account')
        .select('id')
        .where(eb => eb.or([eb('totpSecret', 'is not', null), eb('totpPendingSecret', 'is not', null)]))
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH),
    );
    const found = await db.transaction(async unit => {
      const results: Result[] = [];
      for (const { id } of ids) results.push(await reseal(unit, services, id, dropLost));
      return results;
    });
    sealed += found.filter(result => result === 'sealed').length;
    lost += found.filter(result => result === 'lost').length;
    const last = ids.at(-1);
    if (!last) break;
    after = last.id;
  }
  await resealEmailMessages(services);
  await db.transaction(async unit => {
    await keepFormerKeys(unit, config.secret, clock.now());
    if (lost === 0 || dropLost) await rememberSecret(unit, config.secret, clock.now());
  });
  return { sealed, lost };
}

type Result = 'sealed' | 'same' | 'lost';

async function reseal(
  unit: UnitOfWork,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  id: number,
  dropLost: boolean,
): Promise<Result> {
  const account = await unit.row(
    tables.selectFrom('account').select(['totpSecret', 'totpPendingSecret']).where('id', '=', id),
  );
  const results: Result[] = [];
  for (const column of ['totpSecret', 'totpPendingSecret'] as const) {
    const stored = account?.[column];
    if (!stored) continue;
    const next = sealedBy(config.secret, id, stored);
    results.push(next.result);
    if (next.result !== 'sealed') continue;
    // An account that sets a second factor up meanwhile keeps it.
    await unit.run(
      tables.updateTable('account').set(column, next.text).where('id', '=', id).where(column, '=', stored),
    );
  }
  if (results.includes('lost')) {
    if (dropLost) await dropSecondFactor(unit, id, clock.now());
    return 'lost';
  }
  return results.includes('sealed') ? 'sealed' : 'same';
}

function sealedBy(secret: Secret, id: number, stored: string): { readonly result: Result; readonly text: string } {
  const alone = new Secret(() => secret.reveal());
  if (openTotpSecret(alone, id, stored) !== undefined) return { result: 'same', text: stored };
  const seed = openTotpSecret(secret, id, stored);
  if (seed === undefined) return { result: 'lost', text: stored };
  return { result: 'sealed', text: sealTotpSecret(secret, id, seed) };
}
