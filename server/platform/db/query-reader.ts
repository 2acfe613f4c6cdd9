import { bind } from './compile-node.ts';
import type { Engine } from './engine.ts';
import { compiledFor, type Query } from './query.ts';
import type { Reader } from './reader.ts';
import { revive } from './revive.ts';
import { TEXT, type TextReader } from './text.ts';

/** A reader of queries over one of SQL texts. */
export function queryReader(engine: Engine, text: TextReader): Reader {
  const origin = engine === 'sqlite' ? 'sqlite' : 'postgresReader';
  const rows = async <Row>(query: Query<Row>): Promise<Row[]> => {
    const { statement, values } = compiledFor(engine, query);
    const found = await text.all(statement.sql, bind(statement, values));
    return revive<Row>(origin, statement.outputs, found);
  };
  return {
    [TEXT]: text,
    rows,
    row: async <Row>(query: Query<Row>) => {
      const { statement, values } = compiledFor(engine, query);
      const found = await text.first(statement.sql, bind(statement, values));
      return found && revive<Row>(origin, statement.outputs, [found])[0];
    },
    column: async query => {
      const { statement, values } = compiledFor(engine, query);
      return text.numbers(statement.sql, bind(statement, values));
    },
    each: async <Row>(query: Query<Row>, visit: (row: Row) => void) => {
      const { statement, values } = compiledFor(engine, query);
      await text.scan(statement.sql, bind(statement, values), found => {
        for (const row of revive<Row>(origin, statement.outputs, [found])) visit(row);
        return true;
      });
    },
  };
}
