import { notFound } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../../platform/http/require-principal.ts';
import type { Services } from '../../../platform/services.ts';

/** Ends one of the owner's sessions; 404 for everybody else's. Ending the current one is a logout. */
export async function endSession({ db }: Services, context: RequestContext, sessionId: number): Promise<void> {
  const { accountId, sessionId: current } = requirePrincipal(context);
  const ended = await db.transaction(unit =>
    unit.sql('delete from session where id = ? and account_id = ? returning id', [sessionId, accountId]),
  );
  if (ended.length === 0) throw notFound('Máy này không còn đăng nhập nữa.');
  if (sessionId === current) context.endSession();
}

/** Ends all of the owner's sessions but this one. */
export async function endOtherSessions({ db }: Services, context: RequestContext): Promise<void> {
  const { accountId, sessionId } = requirePrincipal(context);
  await db.transaction(unit =>
    unit.sql('delete from session where account_id = ? and id <> ?', [accountId, sessionId]),
  );
}
