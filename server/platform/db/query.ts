import type { CompiledQuery, RootOperationNode } from 'kysely';
import { type CompiledStatement, compileNode } from './compile-node.ts';
import type { Engine } from './engine.ts';
import { type Parameters, parameters } from './parameter.ts';

/** A finished query of a `tablesOf` builder; `Row` is inferred from what it selects or returns. */
export interface BuiltQuery<Row> {
  toOperationNode(): RootOperationNode;
  compile(): CompiledQuery<Row>;
}

/** A query that can be run: built for this call, or a {@link statement} with its values. */
export type Query<Row> = BuiltQuery<Row> | StatementCall<Row>;

/** A query that is kept, with the values of one call. */
export class StatementCall<Row> {
  readonly query: BuiltQuery<Row>;
  readonly values: Readonly<Record<string, unknown>>;

  constructor(query: BuiltQuery<Row>, values: Readonly<Record<string, unknown>>) {
    this.query = query;
    this.values = values;
  }
}

/**
 * A query for a hot path. It is built at the first call, compiled once for each engine, and called with the values of
 * its parameters. Building and compiling cost 15 to 100 µs, too much for each call of such a path. What has no
 * parameters needs no statement: a query that is kept in a constant is compiled once, too.
 */
export function statement<Values extends object, Row>(
  build: (parameters: Parameters<Values>) => BuiltQuery<Row>,
): (values: Values) => StatementCall<Row> {
  let query: BuiltQuery<Row> | undefined;
  return values => {
    query ??= build(parameters<Values>());
    return new StatementCall(query, values as Readonly<Record<string, unknown>>);
  };
}

/**
 * As {@link statement}, one for each object that the text depends on: a kind of record in a registry, say. Each is kept
 * as long as its object.
 */
export function statementFor<Key extends object, Values extends object, Row>(
  build: (key: Key, parameters: Parameters<Values>) => BuiltQuery<Row>,
): (key: Key, values: Values) => StatementCall<Row> {
  const known = new WeakMap<Key, (values: Values) => StatementCall<Row>>();
  return (key, values) => {
    const made = known.get(key);
    if (made) return made(values);
    const first = statement<Values, Row>(p => build(key, p));
    known.set(key, first);
    return first(values);
  };
}

/** What the rows of a {@link statement} hold. */
export type RowOf<Call> = Call extends (values: never) => Query<infer Row> ? Row : never;

const NO_VALUES: Readonly<Record<string, unknown>> = {};

/** What was compiled, for as long as its query is kept: a builder has the same node at each call. */
const COMPILED: Record<Engine, WeakMap<RootOperationNode, CompiledStatement>> = {
  sqlite: new WeakMap(),
  postgresql: new WeakMap(),
};

/** The compiled statement of a query, and the values for its slots. */
export function compiledFor(
  engine: Engine,
  query: Query<unknown>,
): { readonly statement: CompiledStatement; readonly values: Readonly<Record<string, unknown>> } {
  const [built, values] = query instanceof StatementCall ? [query.query, query.values] : [query, NO_VALUES];
  const node = built.toOperationNode();
  const known = COMPILED[engine].get(node);
  if (known) return { statement: known, values };
  const statement = compileNode(engine, node);
  COMPILED[engine].set(node, statement);
  return { statement, values };
}
