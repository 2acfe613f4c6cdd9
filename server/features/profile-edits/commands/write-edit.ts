import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type EditRow, latestEdit } from '../queries/latest-edit.ts';
import { type Changes, isSameEdit, waitingOf } from '../rules/moderated.ts';
import { tables } from '../tables.ts';

/** The answer to the second of two who edit one profile. */
export const changedMeanwhile = () =>
  conflict(
    'Hồ sơ này vừa được lưu ở một nơi khác. Nội dung bạn nhập chưa được lưu và vẫn còn ở đây: xin mở bản mới nhất trong thẻ khác, so sánh rồi sửa tiếp.',
  );

interface Write {
  readonly professional: number;
  /** The account that writes. */
  readonly account: number;
  /** The last edit as it was read; written since, the change is refused with 409. */
  readonly basedOn: EditRow | undefined;
  /** Makes what waits of what waited before. */
  readonly change: (changes: Changes) => Changes;
}

/** Writes what waits of a profile, whose row the caller has locked. */
export async function writeEdit(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  { professional, account, basedOn, change }: Write,
): Promise<void> {
  const latest = await latestEdit(unit, professional);
  if (latest?.id !== basedOn?.id || latest?.version !== basedOn?.version) throw changedMeanwhile();
  const pending = latest?.status === 'pending' ? latest : undefined;
  const changes = change(pending?.changes ?? {});
  if (isSameEdit(pending?.changes ?? {}, changes)) return;
  const now = clock.now();
  if (!pending) {
    await unit.run(
      tables.insertInto('profile_edit').values({
        professional,
        account,
        status: 'pending',
        changes,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }),
    );
    return;
  }
  const own = {
    changes,
    account,
    version: pending.version + 1,
    updatedAt: now,
  };
  const edits = tables.updateTable('profile_edit').where('id', '=', pending.id);
  if (waitingOf(changes).length > 0) await unit.run(edits.set(own));
  else if (Object.keys(changes).length > 0) await unit.run(edits.set({ ...own, status: 'decided' }));
  else await unit.run(tables.deleteFrom('profile_edit').where('id', '=', pending.id));
}
