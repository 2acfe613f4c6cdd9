import { z } from 'zod';
import type { Principal } from '../../../platform/auth/principal.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, forbidden, invalid } from '../../../platform/errors/problem.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import { defineTopic, handle, type JobHandler } from '../../../platform/jobs/topic.ts';
import type { Services } from '../../../platform/services.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import type { ASSIGNMENT_STATES, AssignmentRequest } from '../contract.ts';
import type { Discussion } from '../discussion.ts';
import { mayAssign } from '../forum-rights.ts';
import { postAssigned } from '../post-events.ts';
import { canBeAssigned } from '../queries/assignable.ts';
import { discussionOf, lockShown, noPost } from '../queries/post-row.ts';
import { tables } from '../tables.ts';

/** What is not answered by then goes back to everybody. */
export const ASSIGNED_FOR_MS = 48 * 3_600_000;

/**
 * Assigns what opens a discussion to a professional, takes that back, or declines it. Staff and officials assign; a
 * professional may take a question that is assigned to nobody. Who assigned it takes it back, and so may staff; the
 * assignee declines. Throws 404 for what is not public, 403 for others, 422 for an assignee who is the author of the
 * question, 409 where it is assigned already, or to nobody.
 * What is done about others is kept in the audit log.
 */
export function assignPost(services: Services, who: Who, request: AssignmentRequest): Promise<void> {
  const { post_id: id, action } = request;
  const { principal } = who;
  return services.db.transaction(async unit => {
    const post = await lockShown(unit, services, id);
    if (post.position !== 0) throw noPost();
    const open = await unit.row(openOf({ post: id }));
    if (action === 'new') {
      const of = discussionOf(post);
      return assignNew(unit, services, who, {
        id,
        of,
        open,
        askedBy: post.account,
        assignedTo: request.assigned_to,
      });
    }
    if (!open) throw conflict('Câu hỏi này hiện không được giao cho ai. Xin tải lại trang.');
    const { accountId } = principal;
    if (action === 'reject') {
      if (open.assignedTo !== accountId) throw forbidden('Chỉ người được giao mới có thể từ chối trả lời.');
      return end(unit, services, open.id, 'rejected');
    }
    if (open.assignedBy !== accountId && !mayAssign(principal)) throw forbidden();
    await end(unit, services, open.id, 'cancelled');
    if (open.assignedTo !== accountId) await audit(unit, services, who, 'post.unassign', id);
  });
}

/** Who asks for it, and what the audit log calls them. */
interface Who {
  readonly principal: Principal;
  readonly actor: Actor;
}

const audit = (unit: UnitOfWork, services: Services, { actor }: Who, action: string, subjectId: number) =>
  recordAudit(unit, services, { ...actor, action, subjectKind: 'post', subjectId, fields: ['assigned_to'] });

type Open = RowOf<typeof openOf>;

interface NewAssignment {
  readonly id: number;
  readonly of: Discussion;
  readonly open: Open | undefined;
  /** Null for a visitor without an account. */
  readonly askedBy: number | null;
  readonly assignedTo: number | null | undefined;
}

const notAssigned = () => invalid({ assigned_to: ['Chỉ giao được cho bác sĩ khác đã được xác minh.'] });

async function assignNew(
  unit: UnitOfWork,
  services: Services,
  who: Who,
  { id, of, open, askedBy, assignedTo }: NewAssignment,
): Promise<void> {
  const { principal } = who;
  const { accountId } = principal;
  const chosen = assignedTo ?? accountId;
  if (chosen !== accountId && !mayAssign(principal)) throw forbidden('Bạn không thể giao câu hỏi cho người khác.');
  if (!(await canBeAssigned(unit, chosen))) {
    if (chosen === accountId) throw forbidden('Chỉ bác sĩ đã được xác minh mới có thể nhận trả lời câu hỏi.');
    throw notAssigned();
  }
  // In the same words: another text would name the doctor who has asked without a name.
  if (chosen === askedBy) throw notAssigned();
  if (open?.assignedTo === chosen) return;
  if (open) throw conflict('Câu hỏi này đã được giao cho người khác. Xin tải lại trang.');
  const now = services.clock.now();
  const cells = {
    post: id,
    assignedTo: chosen,
    assignedBy: accountId,
    state: 'open',
    createdAt: now,
  } as const;
  const stored = await unit.row(tables.insertInto('post_assignment').values(cells).returning('id'));
  const dueAt = new Date(now.getTime() + ASSIGNED_FOR_MS);
  await enqueue(unit, assignmentDue, { post_id: id }, { now, availableAt: dueAt });
  if (chosen === accountId || !stored) return;
  await audit(unit, services, who, 'post.assign', id);
  await enqueue(unit, postAssigned, { id: stored.id, kind: of.kind, entity_id: of.id }, { now });
}

/** Ends the request to an account that has now replied. */
export async function endAnswered(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { kind, id }: Discussion,
  accountId: number,
): Promise<void> {
  const open = await unit.row(openIn({ kind, id, accountId }));
  if (open) await end(unit, { clock }, open.id, 'answered');
}

async function end(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  id: number,
  state: Exclude<(typeof ASSIGNMENT_STATES)[number], 'open'>,
): Promise<void> {
  await unit.run(tables.updateTable('post_assignment').set({ state, endedAt: clock.now() }).where('id', '=', id));
}

/** Comes when a request has been open for two days. */
const assignmentDue = defineTopic('post.assignment-due', z.object({ post_id: z.number().int() }));

/** Gives back to everybody what has waited too long, whichever message announced it. */
export const expireAssignments = ({ db, clock }: Pick<Services, 'db' | 'clock'>): JobHandler =>
  handle(assignmentDue, async () => {
    const now = clock.now();
    const before = new Date(now.getTime() - ASSIGNED_FOR_MS);
    await db.transaction(unit =>
      unit.run(
        tables
          .updateTable('post_assignment')
          .set({ state: 'expired', endedAt: now })
          .where('state', '=', literal('open'))
          .where('createdAt', '<=', before),
      ),
    );
  });

const openOf = statement((p: Parameters<{ readonly post: number }>) =>
  tables
    .selectFrom('post_assignment')
    .select(['id', 'assignedTo', 'assignedBy'])
    .where('post', '=', p.post)
    .where('state', '=', literal('open')),
);

const openIn = statement((p: Parameters<Discussion & { readonly accountId: number }>) =>
  tables
    .selectFrom('post_assignment as a')
    .innerJoin('post', 'post.id', 'a.post')
    .select('a.id')
    .where('post.kind', '=', p.kind)
    .where('post.entityId', '=', p.id)
    .where('post.position', '=', literal(0))
    .where('a.state', '=', literal('open'))
    .where('a.assignedTo', '=', p.accountId),
);
