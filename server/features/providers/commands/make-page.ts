import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { invalid, notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import { savePlaces } from '../../places/commands/save-places.ts';
import { saveProfessionals } from '../../professionals/commands/save-professionals.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { namedSpecialities, namedWorkplaces, newPageOf } from '../queries/new-page.ts';
import { versionOf } from '../rules/version-of.ts';
import { tables } from '../tables.ts';

/** What staff say of a page that the application does not. */
export interface NewPage {
  readonly place_type?: number | null | undefined;
  readonly province?: number | null | undefined;
}

type Approve = (
  unit: UnitOfWork,
  page: { place_id: number } | { professional_id: number },
  madeOf: string,
) => Promise<void>;

const applied = tables
  .selectFrom('provider_application as p')
  .innerJoin('account as a', 'a.id', 'p.account')
  .select(['p.type', 'p.placeName', 'p.placeAdd', 'p.profSpec', 'p.profPlace'])
  .select('a.name as accountName');

/**
 * Makes a draft of a place or a professional from what an application says, and approves it by `approve` in the same
 * transaction. `approve` gets the version of the words that were read, and must refuse the page where the locked
 * application says something else. The account's phone number is private and stays out. Editors complete and publish the
 * page; a professional only with the record of a checked licence. Throws 404, and 422 for a place without a kind or a
 * province.
 */
export async function makePage(
  services: Services,
  actor: Actor,
  applicationId: number,
  asked: NewPage,
  approve: Approve,
): Promise<void> {
  const said = await services.db.primary.row(applied.where('p.id', '=', applicationId));
  if (!said) throw notFound('Không tìm thấy đơn đăng ký này.');
  const { name } = await newPageOf(services, said);
  const { type } = said;
  const shared = { name, status: 'draft' } as const;
  const made = async (unit: UnitOfWork, [id]: readonly number[], fields: readonly string[]) => {
    if (id === undefined) throw new Error(`A ${type} was not written`);
    await recordAudit(unit, services, { ...actor, action: `${type}.create`, subjectKind: type, subjectId: id, fields });
    await approve(unit, type === 'place' ? { place_id: id } : { professional_id: id }, versionOf(said));
  };
  if (type === 'place') {
    const { placeType, province } = await requirePlace(services, asked);
    await savePlaces(services, [{ ...shared, address: said.placeAdd, placeType, province }], {
      also: (unit, ids) => made(unit, ids, ['name', 'address', 'place_type', 'province']),
    });
    return;
  }
  const terms = (await namedSpecialities(services, said)).map(term => ({ term }));
  const workplaces = await namedWorkplaces(services, said);
  await saveProfessionals(services, [{ ...shared, terms, workplaces }], {
    also: (unit, ids) => made(unit, ids, ['name', 'specialities', 'workplaces']),
  });
}

/** Kind and province of a new place. Throws 422. */
async function requirePlace({ db }: Services, { place_type, province }: NewPage) {
  const [terms, areas] = await Promise.all([termsOf(db), areasOf(db)]);
  const kind = terms.get(place_type ?? 0);
  const area = areas.province(province ?? 0);
  const isKind = kind?.kind === 'place_type';
  if (!isKind || !area) {
    throw invalid({
      ...(isKind ? {} : { place_type: ['Xin chọn loại cơ sở.'] }),
      ...(area ? {} : { province: ['Xin chọn tỉnh hoặc thành phố.'] }),
    });
  }
  return { placeType: kind.id, province: area.id };
}
