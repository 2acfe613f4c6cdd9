import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid, notFound } from '../../../platform/errors/problem.ts';
import type { DeletedEntities } from '../../../platform/events/event-bus.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { mailReplyIdentity } from '../mails/identity-mail.ts';
import type { IdentityGrant } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/**
 * Lets an official account reply as a published professional or place. Of a professional it keeps when and how they
 * agreed, and writes to the accounts that own the page. Throws 404 for an account that is not there, 422 for one that
 * is not official, for a page that is not published and for a professional without consent, 409 where it is granted
 * already.
 */
export function grantIdentity(
  services: Services,
  actor: Actor,
  accountId: number,
  { kind, entity_id: id, consent }: IdentityGrant,
): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    await lockRows(unit, db.engine, 'account', [accountId]);
    await requireOfficial(unit, accountId);
    // Nobody deletes the page in the meantime.
    await lockRows(unit, db.engine, kind, [id]);
    const name = await publishedName(unit, kind, id);
    if (name === undefined) throw invalid({ entity_id: ['Không tìm thấy bác sĩ hoặc cơ sở y tế này.'] });
    if (kind === 'professional' && consent === '') throw invalid({ consent: [CONSENT_RULE] });
    const values = {
      account: accountId,
      kind,
      entityId: id,
      grantedBy: actor.actorId,
      createdAt: clock.now(),
    };
    const stored = await unit.row(
      tables
        .insertInto('reply_identity')
        .values({ ...values, consent: kind === 'professional' ? consent : '' })
        .onConflict(same => same.columns(['account', 'kind', 'entityId']).doNothing())
        .returning('id'),
    );
    if (!stored) throw conflict('Tài khoản này đã được trả lời với tư cách đó rồi.');
    if (kind === 'professional') await tellOwners(unit, services, id);
    await audit(unit, services, actor, 'account.identity-add', accountId);
  });
}

export const noAccount = () => notFound('Không tìm thấy tài khoản này.');

const CONSENT_RULE = 'Xin ghi bác sĩ đã đồng ý khi nào và bằng cách nào.';

/** Takes an identity back; what was written in its name stays. Throws 404 where the account does not have it. */
export function revokeIdentity(services: Services, actor: Actor, accountId: number, id: number): Promise<void> {
  return services.db.transaction(async unit => {
    const gone = await unit.row(
      tables.deleteFrom('reply_identity').where('id', '=', id).where('account', '=', accountId).returning('id'),
    );
    if (!gone) throw notFound('Tài khoản này không còn tên đó.');
    await audit(unit, services, actor, 'account.identity-delete', accountId);
  });
}

/** Nobody replies as a page that is being deleted; in its transaction. */
export async function deleteIdentitiesOf(unit: UnitOfWork, { kind, ids }: DeletedEntities): Promise<void> {
  await unit.run(
    tables
      .deleteFrom('reply_identity')
      .where('entityId', 'in', idList(ids))
      .where(eb => eb(eb.ref('kind').$castTo<string>(), '=', kind)),
  );
}

const audit = (unit: UnitOfWork, services: Services, actor: Actor, action: string, subjectId: number) =>
  recordAudit(unit, services, { ...actor, action, subjectKind: 'account', subjectId, fields: ['reply_identities'] });

async function requireOfficial(unit: UnitOfWork, id: number): Promise<void> {
  const account = await unit.row(tables.selectFrom('account').select(['status', 'isOfficial']).where('id', '=', id));
  if (!account) throw noAccount();
  if (account.status === 'active' && account.isOfficial) return;
  throw invalid({ kind: ['Chỉ tài khoản chính thức đang hoạt động được trả lời thay người khác.'] });
}

async function publishedName(unit: UnitOfWork, kind: IdentityGrant['kind'], id: number): Promise<string | undefined> {
  const row = await unit.row(
    tables.selectFrom(kind).select('name').where('id', '=', id).where('status', '=', 'published'),
  );
  return row?.name;
}

/** The owner of the page may object. */
async function tellOwners(unit: UnitOfWork, services: Services, professional: number): Promise<void> {
  const owners = await unit.rows(
    tables
      .selectFrom('provider_link as link')
      .innerJoin('account', 'account.id', 'link.account')
      .select(['account.email'])
      .where('link.kind', '=', 'professional')
      .where('link.entityId', '=', professional)
      .where('account.status', '=', 'active')
      .where('account.emailConfirmedAt', 'is not', null),
  );
  for (const { email } of owners) if (email !== null) await mailReplyIdentity(unit, services, email);
}
