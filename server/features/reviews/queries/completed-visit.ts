import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tables } from '../tables.ts';

/** The kinds of record that people visit, each with the column of a visit that names the record. */
export const VISITED = { place: 'place', professional: 'professional' } as const;
export type VisitedKind = keyof typeof VISITED;

const isVisited = (kind: string): kind is VisitedKind => kind in VISITED;

/**
 * The latest visit that an account booked to a record and that was completed, by its id; undefined for none. Visits to
 * a page of the account's own, or with a professional of its own place, prove nothing.
 */
export async function completedVisit(
  unit: Pick<Reader, 'row'>,
  accountId: number,
  { kind, id }: { readonly kind: string; readonly id: number },
): Promise<number | undefined> {
  if (!isVisited(kind)) return undefined;
  const visit = await unit.row(latestVisit[kind]({ accountId, id }));
  return visit?.id;
}

const latestVisitTo = (kind: VisitedKind) =>
  statement((p: Parameters<{ accountId: number; id: number }>) =>
    tables
      .selectFrom('booking')
      .select('id')
      .where('account', '=', p.accountId)
      .where(VISITED[kind], '=', p.id)
      .where('state', '=', literal('completed'))
      .where(({ not, exists, selectFrom, or, and }) =>
        not(
          exists(
            selectFrom('provider_link as link')
              .select('link.entityId')
              .where('link.account', '=', p.accountId)
              .where(eb =>
                or([
                  and([eb('link.kind', '=', 'place'), eb('link.entityId', '=', eb.ref('booking.place'))]),
                  and([eb('link.kind', '=', 'professional'), eb('link.entityId', '=', eb.ref('booking.professional'))]),
                ]),
              ),
          ),
        ),
      )
      .orderBy('startAt', 'desc')
      .limit(literal(1)),
  );

const latestVisit = { place: latestVisitTo('place'), professional: latestVisitTo('professional') };
