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
    entity_id: row.entity_id,
    name: nameOf(row) ?? '',
    url: isPublished(row) ? urlOf(row) : null,
    consent: row.consent,
    granted_by: row.granted_by ?? '',
    created_at: row.created_at.toISOString(),
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
    return name === null ? [] : [{ type: row.kind, id: row.entity_id, name }];
  });
}

type Row = RowOf<typeof grantedTo>;

const isPublished = ({ professional_status, place_status }: Row) =>
  (professional_status ?? place_status) === 'published';

const nameOf = ({ professional_name, honorific, place_name }: Row) =>
  professional_name === null ? place_name : displayName(honorific ?? '', professional_name);

const urlOf = ({ entity_id: id, professional_slug, place_slug }: Row) =>
  professional_slug === null
    ? placeUrl({ id, slug: place_slug ?? '' })
    : professionalUrl({ id, slug: professional_slug });

const known = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables.selectFrom('account').select('id').where('id', '=', p.accountId),
);

const grantedTo = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables
    .selectFrom('reply_identity as identity')
    .leftJoin('account as granter', 'granter.id', 'identity.granted_by_id')
    .leftJoin('professional', join =>
      join.onRef('professional.id', '=', 'identity.entity_id').on('identity.kind', '=', literal('professional')),
    )
    .leftJoin('place', join =>
      join.onRef('place.id', '=', 'identity.entity_id').on('identity.kind', '=', literal('place')),
    )
    .select(['identity.id', 'identity.kind', 'identity.entity_id', 'identity.consent', 'identity.created_at'])
    .select(['granter.name as granted_by', 'professional.name as professional_name', 'professional.honorific'])
    .select(['professional.slug as professional_slug', 'professional.status as professional_status'])
    .select(['place.name as place_name', 'place.slug as place_slug', 'place.status as place_status'])
    .where('identity.account_id', '=', p.accountId)
    .orderBy('identity.id'),
);
