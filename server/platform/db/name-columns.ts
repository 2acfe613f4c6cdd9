import {
  AliasNode,
  ColumnNode,
  type CommonTableExpressionNameNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type OperationNode,
  OperationNodeTransformer,
  type OrderByItemNode,
  type QueryId,
  ReferenceNode,
  type RootOperationNode,
  SelectAllNode,
  SelectionNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
} from 'kysely';
import type { Columns } from './columns.ts';
import { columnOf, type RowSource, rowColumns, type Scope, type Sources, scopeOf } from './sources.ts';

/**
 * The query with columns as the database names them, where it names properties of entities; its rows have properties
 * still. Names of the query's own stay as they are, and so do those of tables that no entity describes. Throws for a name
 * that an entity does not have: types do not see one in a value that is spread, nor of a table that is known late.
 */
export const nameColumns = (query: RootOperationNode): RootOperationNode => NAMES.named(query);

interface NamedScope extends Scope {
  /** The tables of which `*` speaks; `sources` have the rows that an upsert leaves out, too. */
  readonly all: Sources;
  /** The table that is written, with its name; its columns stand alone in some places. */
  readonly written: readonly [string, Columns] | undefined;
  /** What the query's own rows are ordered by; windows and aggregates in it have orders of their own. */
  readonly orders: readonly OperationNode[];
  /** Names of the query's rows, by which they can be ordered. */
  readonly given: Columns;
}

class ColumnNames extends OperationNodeTransformer {
  /** Scopes of the queries around the current node, the innermost first. */
  #scopes: readonly NamedScope[] = [];

  named(query: RootOperationNode): RootOperationNode {
    try {
      return this.transformNode(query);
    } finally {
      // Nodes above a name that was refused would stay here.
      this.nodeStack.length = 0;
    }
  }

  protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
    return this.#within(node, ({ all }) =>
      super.transformSelectQuery({ ...node, selections: node.selections && expanded(node.selections, all) }, id),
    );
  }

  protected override transformInsertQuery(node: InsertQueryNode, id?: QueryId): InsertQueryNode {
    return this.#within(node, scope => super.transformInsertQuery(withReturned(node, scope), id));
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    return this.#within(node, scope => super.transformUpdateQuery(withReturned(node, scope), id));
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id?: QueryId): DeleteQueryNode {
    return this.#within(node, scope => super.transformDeleteQuery(withReturned(node, scope), id));
  }

  protected override transformMergeQuery(): never {
    throw new Error('The names in a MERGE are not known: insert with onConflict');
  }

  protected override transformSelection(node: SelectionNode, id?: QueryId): SelectionNode {
    const { selection } = node;
    if (!ReferenceNode.is(selection) || !ColumnNode.is(selection.column)) return super.transformSelection(node, id);
    const named = this.transformReference(selection);
    if (named === selection) return node;
    return SelectionNode.create(AliasNode.create(named, IdentifierNode.create(selection.column.column.name)));
  }

  protected override transformReference(node: ReferenceNode): ReferenceNode {
    if (!ColumnNode.is(node.column)) return node;
    const { name } = node.column.column;
    const column = this.#find(name, node.table?.table.identifier.name);
    return column === name ? node : ReferenceNode.create(ColumnNode.create(column), node.table);
  }

  /** The query's rows are ordered by what they hold under the name, rather than by a column of some table. */
  protected override transformOrderByItem(node: OrderByItemNode, id?: QueryId): OrderByItemNode {
    const { orderBy } = node;
    const [scope] = this.#scopes;
    const isGiven =
      scope?.orders.includes(node) &&
      ReferenceNode.is(orderBy) &&
      orderBy.table === undefined &&
      ColumnNode.is(orderBy.column) &&
      scope.given.has(orderBy.column.column.name);
    return isGiven ? node : super.transformOrderByItem(node, id);
  }

  /** A column that stands alone is one of the written table. */
  protected override transformColumn(node: ColumnNode): ColumnNode {
    const { name } = node.column;
    const [table, columns] = this.#scopes[0]?.written ?? [];
    if (!columns || columns.size === 0) return node;
    const column = columns.get(name)?.name;
    if (column === undefined) throw noProperty(name, table);
    return column === name ? node : ColumnNode.create(column);
  }

  protected override transformCommonTableExpressionName(
    node: CommonTableExpressionNameNode,
  ): CommonTableExpressionNameNode {
    return node;
  }

  #find(name: string, table: string | undefined): string {
    for (const scope of this.#scopes) {
      const column = columnOf(scope, name, table);
      if (column) return column.name;
      if (table !== undefined && scope.sources.has(table)) break;
    }
    if (this.#areDescribed(table)) throw noProperty(name, table);
    return name;
  }

  /** Whether entities describe all tables in which a name is looked up. */
  #areDescribed(table: string | undefined): boolean {
    const sources = this.#scopes.flatMap(scope => [...scope.sources]);
    const meant = table === undefined ? sources : [sources.find(([name]) => name === table)];
    return meant.every(source => source !== undefined && source[1].size > 0);
  }

  #within<Result>(node: RowSource, transform: (scope: NamedScope) => Result): Result {
    const around = this.#scopes;
    const scope = namedScope(node, around[0]?.common);
    this.#scopes = [scope, ...around];
    try {
      return transform(scope);
    } finally {
      this.#scopes = around;
    }
  }
}

/** Between two queries it holds nothing; making one for each query would cost more than most of them. */
const NAMES = new ColumnNames();

function namedScope(node: RowSource, outer: Sources | undefined): NamedScope {
  const { sources: all, common } = scopeOf(node, outer);
  const [written] = node.into || node.table ? all : [];
  return {
    all,
    sources: written && node.into ? new Map([...all, ['excluded', written[1]]]) : all,
    common,
    written,
    orders: node.orderBy?.items ?? [],
    given: node.orderBy ? rowColumns(node, outer) : NOTHING,
  };
}

const NOTHING: Columns = new Map();

const noProperty = (name: string, table?: string) => new Error(`${table ?? 'The query'} has no property ${name}`);

function withReturned<Node extends InsertQueryNode | UpdateQueryNode | DeleteQueryNode>(
  node: Node,
  { all }: NamedScope,
): Node {
  if (!node.returning) return node;
  const { selections } = node.returning;
  if (all.size > 1 && selections.some(({ selection }) => SelectAllNode.is(selection))) {
    throw new Error('Of a write that reads other tables, say which columns it returns: the engines differ in *');
  }
  return { ...node, returning: { ...node.returning, selections: expanded(selections, all) } };
}

/** `*` as the columns that it means, so that each gets its name; of a table that no entity describes it stays. */
const expanded = (selections: readonly SelectionNode[], all: Sources): readonly SelectionNode[] =>
  selections.some(isAll) ? selections.flatMap(node => columnsMeant(node, all)) : selections;

const isAll = ({ selection }: SelectionNode) =>
  SelectAllNode.is(selection) || (ReferenceNode.is(selection) && SelectAllNode.is(selection.column));

function columnsMeant(node: SelectionNode, all: Sources): readonly SelectionNode[] {
  const { selection } = node;
  if (!isAll(node)) return [node];
  const table = ReferenceNode.is(selection) ? selection.table?.table.identifier.name : undefined;
  const meant = [...all].filter(([name]) => table === undefined || table === name);
  const described = meant.filter(([, columns]) => columns.size > 0);
  if (described.length === 0) return [node];
  if (described.length < meant.length) throw new Error('Say which columns: no entity describes all of the tables');
  const isAlone = all.size === 1;
  return described.flatMap(([name, columns]) =>
    [...columns.keys()].map(property =>
      SelectionNode.create(
        ReferenceNode.create(ColumnNode.create(property), isAlone ? undefined : TableNode.create(name)),
      ),
    ),
  );
}
