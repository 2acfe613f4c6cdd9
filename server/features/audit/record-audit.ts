import { isDeepStrictEqual } from 'node:util';
import type { Parameters } from '../../platform/db/parameter.ts';
import { statement } from '../../platform/db/query.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { unauthenticated } from '../../platform/errors/problem.ts';
import type { RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { tables } from './tables.ts';

/** One action of staff, or one view of personal data. */
interface AuditRecord {
  /** Account of the actor; null for the command line. */
  readonly actorId: number | null;
  /** Kind and verb: `place.update`, `account.view`. */
  readonly action: string;
  readonly subjectKind: string;
  /** Null for a list. */
  readonly subjectId: number | null;
  /** Names of the fields that were seen or changed, never their values. */
  readonly fields: readonly string[];
  readonly requestId?: string | null;
}

/** Writes an entry of the audit log in the transaction of the action itself: both are stored, or neither. */
export async function recordAudit(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { actorId, action, subjectKind, subjectId, fields, requestId = null }: AuditRecord,
): Promise<void> {
  const entry = { at: clock.now(), actorId, action, subjectKind, subjectId, fields: [...fields], requestId };
  await unit.run(insertEntry(entry));
}

interface Entry extends Required<Omit<AuditRecord, 'fields'>> {
  readonly at: Date;
  readonly fields: string[];
}

const insertEntry = statement((p: Parameters<Entry>) =>
  tables.insertInto('audit_entry').values({
    at: p.at,
    actorId: p.actorId,
    action: p.action,
    subjectKind: p.subjectKind,
    subjectId: p.subjectId,
    fields: p.fields,
    requestId: p.requestId,
  }),
);

/** The actor and the request, as the audit log names them. */
export interface Actor {
  readonly actorId: number;
  readonly requestId: string;
}

/** The staff member who makes a request. Throws 401 for nobody. */
export function actorOf({ principal, requestId }: RequestContext): Actor {
  if (!principal) throw unauthenticated();
  return { actorId: principal.accountId, requestId };
}

/** Names of the fields whose value in `edit` differs from the record's; absent fields do not change. */
export function changedFields(record: object, edit: object): string[] {
  const before = new Map<string, unknown>(Object.entries(record));
  return Object.entries(edit)
    .filter(([name, value]) => value !== undefined && !isSame(value, before.get(name)))
    .map(([name]) => name);
}

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || isDeepStrictEqual(stored(one), stored(other));

/** A value as it is sent. PostgreSQL keeps the members of a JSON object in an order of its own, which is no change. */
const stored = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
