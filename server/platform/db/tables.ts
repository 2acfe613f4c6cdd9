import type { EntitySchema } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  type Dialect,
  DummyDriver,
  type Expression,
  expressionBuilder,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCreator,
} from 'kysely';
import { registerColumns } from './columns.ts';

type AnyEntity = EntitySchema & { readonly name: string };

/** The tables of these entities as queries see them: rows by table, columns by the properties of the entity. */
export type TablesOf<Entities extends readonly { name: string }[]> = InferKyselyDB<
  Entities[number],
  { columnNamingStrategy: 'property' }
>;

/** Queries are only built here; {@link Reader} and {@link UnitOfWork} compile them for their engine and run them. */
class NoDriver extends DummyDriver {
  override acquireConnection(): Promise<never> {
    return Promise.reject(new Error('A query is run by db.read, db.primary or a unit of work'));
  }
}

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new NoDriver(),
  createIntrospector: db => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/**
 * Builds queries on tables whose names are known at run time only, and of which all have these columns: those of the
 * records in a registry, or those of a few tables that are alike.
 */
export const tablesWith = <Columns extends object, Name extends string = string>(): QueryCreator<
  Record<Name, Columns>
> => new Kysely<Record<Name, Columns>>({ dialect });

/**
 * Builds queries on the tables of these entities, with types inferred from them, alike for both engines. A feature names
 * its own entities and those of features that it may use.
 */
export function tablesOf<const Entities extends readonly AnyEntity[]>(
  ...entities: Entities
): QueryCreator<TablesOf<Entities>> {
  registerColumns(entities);
  return new Kysely<TablesOf<Entities>>({ dialect });
}

/** Whether a column has a value, to be selected: `isSet(eb.ref('usedAt')).as('isUsed')`. */
export const isSet = (column: Expression<unknown>) =>
  expressionBuilder<Record<never, never>, never>()(column, 'is not', null).$castTo<boolean>();
