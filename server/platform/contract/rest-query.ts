import { z } from 'zod';

/** Rows of one page at most; of a lookup by ids more. */
const MAX_PAGE = 100;
const MAX_IDS = 1_000;
const DEFAULT_PAGE = 25;
const ID_LIMIT = 2 ** 31 - 1;
/** Characters of one parameter. */
const MAX_JSON = 20_000;

/** A list as a console asks for it, in the dialect of `ra-data-simple-rest`. */
export interface RestQuery<Filter, Sort extends string> {
  readonly filter: Filter;
  /** Instead of a page: exactly these, in any order; those that are not there are left out. */
  readonly ids: readonly number[] | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: Sort; readonly descending: boolean };
}

/** What can be asked of one resource. */
export interface RestRules<F extends z.ZodObject, Sort extends string> {
  readonly filter: F;
  /** Fields with an order. The first one is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
}

const range = z.tuple([z.int().min(0).max(ID_LIMIT), z.int().min(-1).max(ID_LIMIT)]);
const order = z.tuple([z.string(), z.string()]);
const ids = z.array(z.int().min(1).max(ID_LIMIT)).max(MAX_IDS, `Không hỏi quá ${MAX_IDS} mã một lần.`);

const filters = new WeakMap<z.ZodType, z.ZodObject>();

/** The schema of what the `filter` of a list's query holds as JSON; undefined for the query of something else. */
export const filterOf = (query: z.ZodType): z.ZodObject | undefined => filters.get(query);

/**
 * The query of a list: `filter={"status":"draft"}` (or `{"id":[1,2]}`), `range=[0,24]`, both ends included, at most 100
 * rows, and `sort=["name","ASC"]`. What is no JSON, has another shape or names an order that the resource does not have
 * is refused with 400 and a text; filters that it does not know are passed over.
 */
export function restQuery<F extends z.ZodObject, Sort extends string>({ filter, sorts }: RestRules<F, Sort>) {
  const query = z
    .object({ filter: json(z.record(z.string(), z.unknown())), range: json(range), sort: json(order) })
    .transform((query, context): RestQuery<z.output<F>, Sort> => {
      const [first, last] = query.range ?? [0, DEFAULT_PAGE - 1];
      const { id, ...rest } = query.filter ?? {};
      return {
        filter: nested(filter, withoutBlanks(rest), 'filter', context),
        ids: id === undefined ? undefined : nested(ids, Array.isArray(id) ? id : [id], 'filter.id', context),
        offset: first,
        limit: Math.min(MAX_PAGE, Math.max(0, last - first + 1)),
        sort: sortOf(query.sort, sorts, context),
      };
    });
  filters.set(query, filter);
  return query;
}

/** A parameter that holds JSON. */
function json<S extends z.ZodType>(schema: S) {
  return z
    .string('Chỉ được gửi một lần.')
    .max(MAX_JSON, { abort: true })
    .transform((text, context): unknown => {
      try {
        // As in bodies: a text column of PostgreSQL takes no NUL.
        if (!text.includes('\\u0000')) return JSON.parse(text);
        context.addIssue({ code: 'custom', message: 'Có ký tự không hợp lệ.' });
        return z.NEVER;
      } catch {
        context.addIssue({ code: 'custom', message: 'Không phải JSON.' });
        return z.NEVER;
      }
    })
    .pipe(schema)
    .optional();
}

/** Forms send what was left empty as the empty text or null. */
function withoutBlanks(filter: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== null));
}

function nested<S extends z.ZodType>(
  schema: S,
  value: unknown,
  path: string,
  context: z.core.$RefinementCtx,
): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    context.issues.push({ ...issue, input: value, path: [path, ...issue.path], code: 'custom' });
  }
  return z.NEVER;
}

function sortOf<Sort extends string>(
  asked: readonly [string, string] | undefined,
  sorts: readonly [Sort, ...Sort[]],
  context: z.core.$RefinementCtx,
): { field: Sort; descending: boolean } {
  const [name, direction] = asked ?? [sorts[0], 'ASC'];
  const field = sorts.find(sort => sort === name);
  if (field !== undefined && /^(asc|desc)$/i.test(direction)) return { field, descending: /^desc$/i.test(direction) };
  const message = `Chỉ sắp xếp được theo ${sorts.join(', ')}, ASC hoặc DESC.`;
  context.issues.push({ code: 'custom', message, input: asked, path: ['sort'] });
  return z.NEVER;
}
