import {
  type BinaryOperationNode,
  createQueryId,
  OperatorNode,
  PostgresQueryCompiler,
  type RootOperationNode,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';
import type { Engine } from './engine.ts';
import { ListValue, listText } from './list-values.ts';
import { type Output, outputsOf } from './outputs.ts';
import { Slot } from './parameter.ts';
import { type SqlValue, toSqliteValue } from './sql-value.ts';

/** An engine's text of a query. */
export interface CompiledStatement {
  readonly sql: string;
  /** Values, lists and slots, in the order of the text's placeholders. */
  readonly parameters: readonly unknown[];
  /** Columns of its rows whose values the driver has in another form. */
  readonly outputs: readonly Output[];
}

export function compileNode(engine: Engine, node: RootOperationNode): CompiledStatement {
  const { sql, parameters } = COMPILERS[engine].compileQuery(node, createQueryId());
  return { sql, parameters, outputs: outputsOf(node) };
}

class SqliteCompiler extends SqliteQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (!(value instanceof ListValue)) {
      super.appendValue(value);
      return;
    }
    this.append('(select value from json_each(');
    super.appendValue(value);
    this.append('))');
  }
}

class PostgresCompiler extends PostgresQueryCompiler {
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

/** How PostgreSQL compares with an array what is written as a comparison with a list. */
const COMPARISONS: Partial<Record<string, string>> = { in: '= any', 'not in': '<> all' };

const COMPILERS = { sqlite: new SqliteCompiler(), postgresql: new PostgresCompiler() };

/** What the driver is given for a statement's placeholders. */
export function bind(
  engine: Engine,
  { parameters, sql }: CompiledStatement,
  values: Readonly<Record<string, unknown>>,
): SqlValue[] {
  const filled = (value: unknown) => {
    if (!(value instanceof Slot)) return value;
    if (!(value.name in values)) throw new Error(`No value for ${value.name} in: ${sql}`);
    return values[value.name];
  };
  return parameters.map(parameter => {
    if (parameter instanceof ListValue) return listText(parameter.of, filled(parameter.values), engine);
    return engine === 'sqlite' ? toSqliteValue(stored(filled(parameter))) : stored(filled(parameter));
  });
}

/** Objects and arrays are values of JSON columns. */
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
