import type { Reader } from '../../../platform/db/reader.ts';
import { forbidden, notFound } from '../../../platform/errors/problem.ts';
import { isPublicProfessional } from '../../professionals/rules/professional-visibility.ts';
import { ownsPage } from '../../providers/queries/owned-ids.ts';
import { tables } from '../tables.ts';

export const noProfile = () => notFound('Không tìm thấy hồ sơ này.');

/**
 * Throws 403 where an account does not own the page of a professional, and 404 where there is no page that it may know
 * of. Ask the primary database or a unit of work.
 */
export async function requireOwn(primary: Pick<Reader, 'row'>, accountId: number, professional: number): Promise<void> {
  const page = await primary.row(tables.selectFrom('professional').select('status').where('id', '=', professional));
  if (!page) throw noProfile();
  if (await ownsPage(primary, accountId, { kind: 'professional', id: professional })) return;
  throw isPublicProfessional(page) ? forbidden('Bạn chỉ có thể sửa hồ sơ của chính mình.') : noProfile();
}
