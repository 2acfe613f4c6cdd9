import { eraseRows, type PersonalData } from '../../platform/features/personal-data.ts';
import type { Services } from '../../platform/services.ts';
import { ownedIds } from './queries/owned-ids.ts';
import { seenByStaff } from './queries/seen-by-staff.ts';
import { tables } from './tables.ts';

/**
 * Which pages the account owns, with what each kind of record says is its owner's, what staff saw of it all, and what
 * was decided as staff.
 */
export function providerData({ subjects }: Services): PersonalData {
  const ownersFiles = subjects.all.flatMap(({ ownersData = [] }) => ownersData.map(({ file }) => file));
  return {
    notes: [
      `Nếu bạn là chủ một trang trên An Tâm, dữ liệu của trang đó có trong các tệp ${ownersFiles.join(', ')}.`,
      'Tệp seen-by-staff.json ghi nhân viên đã xem hoặc sửa gì về bạn và vào lúc nào, không ghi là ai.',
    ],
    export: [
      {
        file: 'owned-pages.json',
        query: accountId =>
          tables
            .selectFrom('provider_link')
            .select(['kind', 'entityId', 'createdAt'])
            .where('account', '=', accountId)
            .orderBy('kind')
            .orderBy('entityId'),
      },
      { file: 'seen-by-staff.json', query: seenByStaff },
      ...subjects.all.flatMap(({ name, ownersData = [] }) =>
        ownersData.map(part => ({ ...part, query: (accountId: number) => part.query(ownedIds(name, accountId)) })),
      ),
      {
        file: 'own-staff-decisions.json',
        query: accountId =>
          tables
            .selectFrom('provider_application')
            .select(['type', 'status', 'decidedAt'])
            .where('decidedBy', '=', accountId)
            .orderBy('decidedAt')
            .orderBy('id'),
      },
    ],
    erase: eraseRows('provider_link'),
  };
}
