import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { professionalUrl } from '../../professionals/professional.presenter.ts';
import { displayName } from '../../professionals/rules/names.ts';
import type { GrantedIdentity } from '../staff-contract.ts';
import { tables } from '../tables.ts';

/** A published page as which an account may speak. */
export interface OwnPage {
  readonly type: 'professional' | 'place';
  readonly id: number;
  /** Of a professional with what goes before it. */
  readonly name: string;
}

/** As whom an account may reply, as an admin granted it, those first that were granted first. */
export async function grantedIdentities(reader: Pick<Reader, 'rows'>, accountId: number): Promise<GrantedIdentity[]> {
  return (await reader.rows(grantedTo({ accountId }))).map(row => ({
    id: row.id,
    kind: row.kind,
    entity_id: row.entityId,
    name: nameOf(row) ?? '',
    url: isPublished(row) ? urlOf(row) : null,
    consent: row.consent,
    granted_by: row.grantedBy ?? '',
    created_at: row.createdAt.toISOString(),
  }));
}

/** Whether there is such an account, even one that is disabled or erased: staff see and take back what it was granted. */
export async function isKnownAccount(reader: Pick<Reader, 'row'>, accountId: number): Promise<boolean> {
  return (await reader.row(known({ accountId }))) !== undefined;
}

/** Those of them whose pages everybody can see. */
export async function grantedPages(reader: Pick<Reader, 'rows'>, accountId: number): Promise<OwnPage[]> {
  const rows = await reader.rows(grantedTo({ accountId }));
  return rows.filter(isPublished).flatMap(row => {
    const name = nameOf(row);
    return name === null ? [] : [{ type: row.kind, id: row.entityId, name }];
  });
}

type Row = RowOf<typeof grantedTo>;

const isPublished = ({ professionalStatus, placeStatus }: Row) => (professionalStatus ?? placeStatus) === 'published';

const nameOf = ({ professionalName, honorific, placeName }: Row) =>
  professionalName === null ? placeName : displayName(honorific ?? '', professionalName);

const urlOf = ({ entityId: id, professionalSlug, placeSlug }: Row) =>
  professionalSlug === null ? placeUrl({ id, slug: placeSlug ?? '' }) : professionalUrl({ id, slug: professionalSlug });

const known = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables.selectFrom('account').select('id').where('id', '=', p.accountId),
);

const grantedTo = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables
    .selectFrom('reply_identity as identity')
    .leftJoin('account as granter', 'granter.id', 'identity.grantedBy')
    .leftJoin('professional', join =>
      join.onRef('professional.id', '=', 'identity.entityId').on('identity.kind', '=', literal('professional')),
    )
    .leftJoin('place', join =>
      join.onRef('place.id', '=', 'identity.entityId').on('identity.kind', '=', literal('place')),
    )
    .select(['identity.id', 'identity.kind', 'identity.entityId', 'identity.consent', 'identity.createdAt'])
    .select(['granter.name as grantedBy', 'professional.name as professionalName', 'professional.honorific'])
    .select(['professional.slug as professionalSlug', 'professional.status as professionalStatus'])
    .select(['place.name as placeName', 'place.slug as placeSlug', 'place.status as placeStatus'])
    .where('identity.account', '=', p.accountId)
    .orderBy('identity.id'),
);
