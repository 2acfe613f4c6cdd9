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
import { type Column, type ColumnKind, type Columns, tableColumns } from './columns.ts';
import { queryOfRows } from './nested-rows.ts';

/** The tables of a query by the names under which its references find them. */
export type Sources = ReadonlyMap<string, Columns>;

/** Parts of a query that say which rows it brings; a builder's query has some of them. */
export interface RowSource {
  readonly kind: string;
  readonly with?: WithNode;
  readonly from?: { readonly froms: readonly OperationNode[] };
  readonly into?: OperationNode;
  readonly table?: OperationNode;
  readonly using?: { readonly tables: readonly OperationNode[] };
  readonly joins?: readonly { readonly table: OperationNode }[];
  readonly selections?: readonly SelectionNode[];
  readonly orderBy?: { readonly items: readonly OperationNode[] };
  readonly returning?: { readonly selections: readonly SelectionNode[] };
}

/** What the references of a query are looked up in. */
export interface Scope {
  /** Its tables; those that it writes come first. */
  readonly sources: Sources;
  /** The common table expressions that it may read from, its own and those of the enclosing queries. */
  readonly common: Sources;
}

const NOTHING: Sources = new Map();

/** The scope of a query. `outer` holds the common table expressions of the enclosing queries. */
export function scopeOf(query: RowSource, outer: Sources = NOTHING): Scope {
  const common = withCommon(query.with, outer);
  const tables = [
    ...(query.into ? [query.into] : []),
    ...(query.table ? [query.table] : []),
    ...(query.from?.froms ?? []),
    ...(query.using?.tables ?? []),
    ...(query.joins ?? []).map(join => join.table),
  ];
  return { sources: new Map(tables.flatMap(table => sourceOf(table, common))), common };
}

/** The columns of a query's rows. */
export function rowColumns(query: RowSource, outer: Sources = NOTHING): Columns {
  const scope = scopeOf(query, outer);
  const selections = query.selections ?? query.returning?.selections ?? [];
  return new Map(
    selections
      .flatMap(({ selection }) => selected(selection, scope))
      .map(([name, kind]): [string, Column] => [name, { name, kind }]),
  );
}

function withCommon(node: WithNode | undefined, outer: Sources): Sources {
  if (!node) return outer;
  const common = new Map(outer);
  for (const { name, expression } of node.expressions) {
    const called = name.table.table.identifier.name;
    if (name.columns || common.has(called) || tableColumns(called)) {
      throw new Error(
        `The common table ${called} needs a name that nothing else has, and its columns' names in its query`,
      );
    }
    common.set(called, rowColumns(expression, common));
  }
  return common;
}

/** A table of the query under its alias. */
function sourceOf(node: OperationNode, common: Sources): Array<[string, Columns]> {
  if (TableNode.is(node)) {
    const { name } = node.table.identifier;
    return [[name, common.get(name) ?? tableColumns(name) ?? new Map()]];
  }
  if (!AliasNode.is(node) || !IdentifierNode.is(node.alias)) return [];
  const inner = TableNode.is(node.node) ? sourceOf(node.node, common)[0]?.[1] : rowColumns(node.node, common);
  return [[node.alias.name, inner ?? new Map()]];
}

/**
 * The column that a reference means; undefined where no table of the query is known to have it. Throws where it could mean
 * columns of different names, which the engines would not see to be ambiguous.
 */
export function columnOf({ sources }: Scope, name: string, table: string | undefined): Column | undefined {
  if (table !== undefined) return sources.get(table)?.get(name);
  let found: Column | undefined;
  for (const columns of sources.values()) {
    const column = columns.get(name);
    if (found && column && column.name !== found.name) throw new Error(`Say of which table ${name} is meant`);
    found ??= column;
  }
  return found;
}

function selected(node: OperationNode, scope: Scope): Array<[string, ColumnKind]> {
  if (SelectAllNode.is(node)) return [...scope.sources.values()].flatMap(kindsOf);
  if (AliasNode.is(node)) return IdentifierNode.is(node.alias) ? [[node.alias.name, kindOf(node.node, scope)]] : [];
  if (!ReferenceNode.is(node)) return [];
  if (ColumnNode.is(node.column)) return [[node.column.column.name, kindOf(node, scope)]];
  return kindsOf(scope.sources.get(node.table?.table.identifier.name ?? '') ?? new Map());
}

const kindsOf = (columns: Columns): Array<[string, ColumnKind]> => [...columns].map(([name, { kind }]) => [name, kind]);

function kindOf(node: OperationNode, scope: Scope): ColumnKind {
  if (ReferenceNode.is(node)) {
    if (!ColumnNode.is(node.column)) return 'plain';
    return columnOf(scope, node.column.column.name, node.table?.table.identifier.name)?.kind ?? 'plain';
  }
  if (ParensNode.is(node)) return kindOf(node.node, scope);
  const nested = queryOfRows(node);
  if (nested) return { rows: rowColumns(nested, scope.common) };
  if (SelectQueryNode.is(node)) {
    const [first] = rowColumns(node, new Map([...scope.common, ...scope.sources])).values();
    return first?.kind ?? 'plain';
  }
  if (AggregateFunctionNode.is(node)) {
    const [first] = node.aggregated;
    return NUMBERS.has(node.func) || !first ? 'plain' : kindOf(first, scope);
  }
  if (FunctionNode.is(node) && node.func === 'coalesce') {
    return node.arguments.map(part => kindOf(part, scope)).find(kind => kind !== 'plain') ?? 'plain';
  }
  return isCondition(node) ? 'boolean' : 'plain';
}

const NUMBERS = new Set(['count', 'sum', 'avg', 'row_number']);

const CONDITIONS = new Set(['=', '==', '!=', '<>', '<', '<=', '>', '>=', 'in', 'not in', 'is', 'is not', 'like']);
const NEGATIONS = new Set(['not', 'exists', 'not exists']);

function isCondition(node: OperationNode): boolean {
  if (AndNode.is(node) || OrNode.is(node)) return true;
  if (BinaryOperationNode.is(node)) return OperatorNode.is(node.operator) && CONDITIONS.has(node.operator.operator);
  return UnaryOperationNode.is(node) && OperatorNode.is(node.operator) && NEGATIONS.has(node.operator.operator);
}
