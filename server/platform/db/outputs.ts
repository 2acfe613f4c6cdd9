import {
  AggregateFunctionNode,
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  FunctionNode,
  IdentifierNode,
  type OperationNode,
  OperatorNode,
  OrNode,
  ParensNode,
  ReferenceNode,
  SelectAllNode,
  type SelectionNode,
  SelectQueryNode,
  TableNode,
  UnaryOperationNode,
  type WithNode,
} from 'kysely';
import { type ColumnKind, type ColumnKinds, tableColumns } from './column-kinds.ts';

/** A column of the result, and the kind that its values are converted to. */
export interface Output {
  readonly name: string;
  readonly kind: Exclude<ColumnKind, 'plain'>;
}

type Scope = ReadonlyMap<string, ColumnKinds>;

/** Parts of a query that say which rows it brings; a builder's query has some of them. */
interface RowSource {
  readonly kind: string;
  readonly with?: WithNode;
  readonly from?: { readonly froms: readonly OperationNode[] };
  readonly into?: OperationNode;
  readonly table?: OperationNode;
  readonly using?: { readonly tables: readonly OperationNode[] };
  readonly joins?: readonly { readonly table: OperationNode }[];
  readonly selections?: readonly SelectionNode[];
  readonly returning?: { readonly selections: readonly SelectionNode[] };
}

/** The result columns whose values the driver returns in another form than their types declare. */
export function outputsOf(query: OperationNode): Output[] {
  return [...columnsOf(query, new Map())].flatMap(([name, kind]) => (kind === 'plain' ? [] : [{ name, kind }]));
}

/** The columns of the result. `outer` holds the common table expressions of the enclosing queries. */
function columnsOf(query: RowSource, outer: Scope): ColumnKinds {
  const common = withCommon(query.with, outer);
  const sources = [
    ...(query.from?.froms ?? []),
    ...(query.into ? [query.into] : []),
    ...(query.table ? [query.table] : []),
    ...(query.using?.tables ?? []),
    ...(query.joins ?? []).map(join => join.table),
  ];
  const scope = new Map(sources.flatMap(source => tableOf(source, common)));
  const selections = query.selections ?? query.returning?.selections ?? [];
  return new Map(selections.flatMap(({ selection }) => selected(selection, scope, common)));
}

function withCommon(node: WithNode | undefined, outer: Scope): Scope {
  const common = new Map(outer);
  for (const { name, expression } of node?.expressions ?? []) {
    common.set(name.table.table.identifier.name, columnsOf(expression, common));
  }
  return common;
}

/** A table of the query under its alias. */
function tableOf(node: OperationNode, common: Scope): Array<[string, ColumnKinds]> {
  if (TableNode.is(node)) {
    const { name } = node.table.identifier;
    return [[name, common.get(name) ?? tableColumns(name) ?? new Map()]];
  }
  if (!AliasNode.is(node) || !IdentifierNode.is(node.alias)) return [];
  const inner = TableNode.is(node.node) ? tableOf(node.node, common)[0]?.[1] : columnsOf(node.node, common);
  return [[node.alias.name, inner ?? new Map()]];
}

function selected(node: OperationNode, scope: Scope, common: Scope): Array<[string, ColumnKind]> {
  if (SelectAllNode.is(node)) return [...scope.values()].flatMap(columns => [...columns]);
  if (AliasNode.is(node)) {
    return IdentifierNode.is(node.alias) ? [[node.alias.name, kindOf(node.node, scope, common)]] : [];
  }
  if (!ReferenceNode.is(node)) return [];
  if (ColumnNode.is(node.column)) return [[node.column.column.name, kindOf(node, scope, common)]];
  return [...(scope.get(node.table?.table.identifier.name ?? '') ?? [])];
}

function kindOf(node: OperationNode, scope: Scope, common: Scope): ColumnKind {
  if (ReferenceNode.is(node)) return kindOfReference(node, scope);
  if (ParensNode.is(node)) return kindOf(node.node, scope, common);
  if (SelectQueryNode.is(node))
    return (
      columnsOf(node, new Map([...common, ...scope]))
        .values()
        .next().value ?? 'plain'
    );
  if (AggregateFunctionNode.is(node)) {
    const [first] = node.aggregated;
    return NUMBERS.has(node.func) || !first ? 'number' : kindOf(first, scope, common);
  }
  if (FunctionNode.is(node) && node.func === 'coalesce') {
    return node.arguments.map(part => kindOf(part, scope, common)).find(kind => kind !== 'plain') ?? 'plain';
  }
  return isCondition(node) ? 'boolean' : 'plain';
}

function kindOfReference({ column, table }: ReferenceNode, scope: Scope): ColumnKind {
  if (!ColumnNode.is(column)) return 'plain';
  const { name } = column.column;
  if (table) return scope.get(table.table.identifier.name)?.get(name) ?? 'plain';
  for (const columns of scope.values()) {
    const kind = columns.get(name);
    if (kind !== undefined) return kind;
  }
  return 'plain';
}

const NUMBERS = new Set(['count', 'sum', 'avg', 'row_number']);

const CONDITIONS = new Set(['=', '==', '!=', '<>', '<', '<=', '>', '>=', 'in', 'not in', 'is', 'is not', 'like']);
const NEGATIONS = new Set(['not', 'exists', 'not exists']);

function isCondition(node: OperationNode): boolean {
  if (AndNode.is(node) || OrNode.is(node)) return true;
  if (BinaryOperationNode.is(node)) return OperatorNode.is(node.operator) && CONDITIONS.has(node.operator.operator);
  return UnaryOperationNode.is(node) && OperatorNode.is(node.operator) && NEGATIONS.has(node.operator.operator);
}

type Converters = Partial<Record<ColumnKind, (value: unknown) => unknown>>;

const toDate = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? new Date(value) : value);
const toNumber = (value: unknown) => (typeof value === 'string' || typeof value === 'bigint' ? Number(value) : value);
const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
const toBoolean = (value: unknown) => (value === null ? null : Boolean(value));

/** How each kind of connection converts the values that it returns in another form than the entities declare. */
const CONVERTERS = {
  /** SQLite has numbers and texts only: dates are milliseconds since 1970. */
  sqlite: { date: toDate, boolean: toBoolean, json: fromJson },
  /** The pool of `openPool` converts everything itself. */
  postgresReader: {},
  /** The ORM's pool leaves dates, counts and sums as text. */
  postgresOrm: { date: toDate, number: toNumber },
} satisfies Record<string, Converters>;

export type RowOrigin = keyof typeof CONVERTERS;

/**
 * Converts the values of the rows, in place, to the types that the entities declare. The query builder inferred `Row`,
 * so the caller makes no promise about it.
 */
export function revive<Row>(origin: RowOrigin, outputs: readonly Output[], rows: object[]): Row[] {
  const converters: Converters = CONVERTERS[origin];
  for (const { name, kind } of outputs) {
    const convert = converters[kind];
    if (!convert) continue;
    for (const row of rows as Record<string, unknown>[]) row[name] = convert(row[name]);
  }
  return rows as Row[];
}
