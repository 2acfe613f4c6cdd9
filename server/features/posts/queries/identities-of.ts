import type { Principal } from '../../../platform/auth/principal.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { displayName } from '../../professionals/rules/names.ts';
import { tables } from '../tables.ts';
import { grantedPages, type OwnPage } from './granted-identities.ts';

/** As whom an account may speak beside itself. */
export interface Identities {
  /** Own pages of people whose licence staff have checked. */
  readonly professionals: readonly OwnPage[];
  readonly places: readonly OwnPage[];
  /** Of an official account: pages of others as which an admin lets it reply. */
  readonly granted: readonly OwnPage[];
}

const NONE: Identities = { professionals: [], places: [], granted: [] };

/**
 * The published pages that an account owns, and those that it was granted; one that waits for approval has none yet. Ask the primary database or a
 * unit of work: a right must end with the link.
 */
export async function identitiesOf(
  primary: Pick<Reader, 'rows'>,
  { accountId, status, isOfficial }: Pick<Principal, 'accountId' | 'status' | 'isOfficial'>,
): Promise<Identities> {
  if (status !== 'active') return NONE;
  const professionals = await primary.rows(ownProfessionals({ accountId }));
  const places = await primary.rows(ownPlaces({ accountId }));
  return {
    professionals: professionals.map(({ id, honorific, name }) => ({
      type: 'professional',
      id,
      name: displayName(honorific, name),
    })),
    places: places.map(place => ({ type: 'place', ...place })),
    granted: isOfficial ? await grantedPages(primary, accountId) : [],
  };
}

const ownProfessionals = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables
    .selectFrom('provider_link as link')
    .innerJoin('professional as page', 'page.id', 'link.entityId')
    .select(['page.id', 'page.name', 'page.honorific'])
    .where('link.account', '=', p.accountId)
    .where('link.kind', '=', literal('professional'))
    .where('page.status', '=', literal('published'))
    .where('page.licenceVerifiedAt', 'is not', null)
    .orderBy('page.id'),
);

const ownPlaces = statement((p: Parameters<{ readonly accountId: number }>) =>
  tables
    .selectFrom('provider_link as link')
    .innerJoin('place as page', 'page.id', 'link.entityId')
    .select(['page.id', 'page.name'])
    .where('link.account', '=', p.accountId)
    .where('link.kind', '=', literal('place'))
    .where('page.status', '=', literal('published'))
    .orderBy('page.id'),
);
