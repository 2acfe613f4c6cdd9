import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { FirstAnswer, RequestKey } from '../request-key.ts';
import { tables } from '../tables.ts';

/**
 * What a request was answered that comes again with its key; undefined for a new one. Asked under the lock of the
 * calendar that the request writes to. Throws 422 for a key that came with something else before.
 */
export async function firstAnswer(
  unit: UnitOfWork,
  { keyHash, payloadHash }: RequestKey,
): Promise<FirstAnswer | undefined> {
  const known = await unit.row(answeredBefore({ keyHash }));
  if (!known) return undefined;
  if (known.payloadHash !== payloadHash || !known.firstAnswer) {
    throw new Problem(
      422,
      'KEY_REUSED',
      'Yêu cầu này đã được gửi trước đó với thông tin khác. Xin vui lòng tải lại trang rồi thử lại.',
    );
  }
  // PostgreSQL keeps members in an order of its own.
  const { code, state, start, end } = known.firstAnswer;
  return { code, state, start, end };
}

const answeredBefore = statement((p: Parameters<{ keyHash: string }>) =>
  tables.selectFrom('booking').select(['payloadHash', 'firstAnswer']).where('keyHash', '=', p.keyHash),
);
