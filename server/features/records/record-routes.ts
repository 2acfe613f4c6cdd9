import type { z } from 'zod';
import type { Call } from '../../platform/contract/declare-calls.ts';
import type { RestQuery } from '../../platform/contract/rest-query.ts';
import { invalid } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { type RestPage, sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { dayMistakes } from './commands/check-values.ts';
import { deleteRecord } from './commands/remove-records.ts';
import { type RecordWrite, saveRecords } from './commands/save-records.ts';
import { wholeRecords } from './queries/whole-records.ts';
import { recordPolicy } from './record.policy.ts';
import type { ReadKind, RecordKind, Values, WholeRecord } from './record-kind.ts';
import type { Field, Fields, ValuesOf } from './staff-fields-contract.ts';

/** The calls of any kind of record. */
type RecordCalls<F extends Fields, Filter, Sort extends string> = {
  readonly list: Call & { readonly query: z.ZodType<RestQuery<Filter, Sort>> };
  readonly detail: Call & { readonly params: z.ZodType<{ readonly id: number }> };
  readonly create: Call & { readonly body: z.ZodType<ValuesOf<F>> };
  readonly update: Call & {
    readonly params: z.ZodType<{ readonly id: number }>;
    readonly body: z.ZodType<ValuesOf<F> & { readonly updated_at: string }>;
  };
  /** Of a kind of which records are deleted. */
  readonly remove?: Call & { readonly params: z.ZodType<{ readonly id: number }> };
};

/**
 * Binds the calls of the console about a kind of record; each write stands in the audit log.
 * @param list one page of all records
 */
export function recordRoutes<F extends Fields, Filter, Sort extends string>(
  services: Services,
  kind: RecordKind<F>,
  { remove, ...calls }: RecordCalls<F, Filter, Sort>,
  list: (query: RestQuery<Filter, Sort>) => Promise<RestPage<object>>,
): readonly Endpoint[] {
  const { record } = kind;
  const fields = Object.entries<Field>(record.fields);
  const checkDays = (values: Values) => dayMistakes(fields, values, services.clock.now());
  const check = async (values: Partial<ValuesOf<F>>, id?: number) => ({
    ...checkDays(values),
    ...kind.mistakes?.(values, services.clock.now()),
    ...(await kind.mistakesAmongOthers?.(services.db.primary, [{ id, values }])),
  });
  const save = async (context: RequestContext, write: RecordWrite<F>) => {
    if (Object.keys(checkDays(write.draft)).length > 0) throw invalid(await check(write.draft, write.id));
    const [written] = await saveRecords(services, kind, [write], { actor: actorOf(context) });
    return shownTo(context, kind, written);
  };
  const written = bindCalls(
    calls,
    {
      list: async ({ query }, context) => sendPage(context, record.plural, query, await list(query)),
      detail: ({ params: { id } }, context) => shownRecord(services, kind, id, context),
      create: ({ body: draft }, context) => save(context, { draft }),
      update: ({ params: { id }, body: draft }, context) => save(context, { id, updatedAt: draft.updated_at, draft }),
    },
    {
      create: ({ body }) => check(body),
      update: ({ params: { id }, body }) => check(body, id),
    },
  );
  if (!remove) return written;
  const deleted = async ({ id }: { readonly id: number }, context: RequestContext) => {
    await deleteRecord(services, kind, id, actorOf(context));
    return { id };
  };
  return [...written, ...bindCalls({ remove }, { remove: ({ params }, context) => deleted(params, context) })];
}

/** A record as it is stored, as an answer carries it. Throws 404. */
export async function shownRecord<F extends Fields>(
  { db }: Pick<Services, 'db'>,
  kind: ReadKind<F>,
  id: number,
  context: RequestContext,
): Promise<object> {
  const [found] = await wholeRecords(db.primary, kind, [id]);
  return shownTo(context, kind, found);
}

/** A record as an answer carries it. Throws 404. */
function shownTo(
  context: RequestContext,
  { record, missing }: Pick<ReadKind, 'record' | 'missing'>,
  found: Pick<WholeRecord, 'externalId'> | undefined,
): object {
  if (!found) throw missing();
  const { externalId: _, ...shown } = found;
  const rights = recordPolicy.rightsOf(requirePrincipal(context), shown);
  return { ...shown, can: { edit: rights.edit, delete: rights.delete && record.isDeletable === true } };
}
