import {
  type BinaryOperationNode,
  createQueryId,
  type FunctionNode,
  OperatorNode,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';
import { type Engine, type SqlValue, toSqliteValue } from './engine.ts';
import { ListValue, listText } from './list-values.ts';
import { nameColumns } from './name-columns.ts';
import { queryOfRows } from './nested-rows.ts';
import { type Output, outputsOf } from './outputs.ts';
import { Slot } from './parameter.ts';
import { rowColumns } from './sources.ts';

/** A query compiled for one engine. */
export interface CompiledStatement {
  readonly sql: string;
  /** One for each placeholder of the SQL, in order: computes the value that the driver binds. */
  readonly fillers: readonly Filler[];
  /** Columns whose values the driver returns in another form than the entities declare. */
  readonly outputs: readonly Output[];
}

/**
 * Computes the value of a placeholder: of a parameter from the values of the call; a constant of the query is converted
 * once.
 */
type Filler = (values: Readonly<Record<string, unknown>>) => SqlValue;

export function compileNode(engine: Engine, node: RootOperationNode): CompiledStatement {
  const { sql, parameters } = COMPILERS[engine].compileQuery(nameColumns(node), createQueryId());
  return { sql, fillers: parameters.map(parameter => fillerOf(engine, parameter)), outputs: outputsOf(engine, node) };
}

class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const rows = queryOfRows(node);
    if (!rows) {
      super.visitFunction(node);
      return;
    }
    const pairs = [...rowColumns(rows).keys()].map(name => `'${name}', "nested"."${name}"`);
    this.append(`(select json_group_array(json_object(${pairs.join(', ')})) from `);
    this.visitNode(rows);
    this.append(' as "nested")');
  }

  /**
   * What each call of a statement brings stands behind a plus, which changes no value: SQLite plans by a bound value that it
   * compares in a join or a sorted query, or that is a limit, and so prepares such a statement again at each call.
   */
  protected override appendValue(value: unknown): void {
    if (!(value instanceof ListValue)) {
      if (value instanceof Slot) this.append('+');
      super.appendValue(value);
      return;
    }
    this.append('(select value from json_each(');
    super.appendValue(value);
    this.append('))');
  }
}

class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const rows = queryOfRows(node);
    if (!rows) {
      super.visitFunction(node);
      return;
    }
    this.append(`(select coalesce(json_agg("nested"), '[]') from `);
    this.visitNode(rows);
    this.append(' as "nested")');
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const list = ValueNode.is(rightOperand) && rightOperand.value instanceof ListValue ? rightOperand.value : undefined;
    const comparison = OperatorNode.is(operator) ? COMPARISONS[operator.operator] : undefined;
    if (!list || comparison === undefined) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(` ${comparison}(`);
    this.appendArray(list);
    this.append(')');
  }

  protected override appendValue(value: unknown): void {
    if (!(value instanceof ListValue)) {
      super.appendValue(value);
      return;
    }
    this.append('(select value from unnest(');
    this.appendArray(value);
    this.append(') as list(value))');
  }

  appendArray(list: ListValue): void {
    if (list.of === 'texts') this.append('array(select json_array_elements_text(');
    super.appendValue(list);
    this.append(list.of === 'texts' ? '::json))' : '::int[]');
  }
}

/** The array form of PostgreSQL for each comparison with a list. */
const COMPARISONS: Partial<Record<string, string>> = { in: '= any', 'not in': '<> all' };

const COMPILERS = { sqlite: new SqliteCompiler(), postgresql: new PostgresCompiler() };

/** The values that the driver binds to the placeholders of a statement. */
export function bind({ fillers }: CompiledStatement, values: Readonly<Record<string, unknown>>): SqlValue[] {
  return fillers.map(fill => fill(values));
}

function fillerOf(engine: Engine, parameter: unknown): Filler {
  if (!(parameter instanceof ListValue)) {
    return fillerWith(parameter, engine === 'sqlite' ? value => toSqliteValue(stored(value)) : stored);
  }
  const { of, values } = parameter;
  return fillerWith(values, list => listText(of, list, engine));
}

function fillerWith(given: unknown, convert: (value: unknown) => SqlValue): Filler {
  if (!(given instanceof Slot)) {
    const value = convert(given);
    return () => value;
  }
  const { name } = given;
  return values => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for the parameter ${name}`);
    return convert(value);
  };
}

/** The value as the database stores it: objects and arrays belong to JSON columns. */
function stored(value: unknown): SqlValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
    case 'boolean':
      return value;
    case 'object':
      return value === null || value instanceof Date || value instanceof Uint8Array ? value : JSON.stringify(value);
    default:
      throw new Error(`A query cannot hold a value of type ${typeof value}`);
  }
}
