import {
  AliasNode,
  ColumnNode,
  type CommonTableExpressionNameNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
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
 * still. What is no property of a table in reach stays as it is: names of the query's own, and those of tables that no
 * entity describes.
 */
export const nameColumns = (query: RootOperationNode): RootOperationNode => NAMES.transformNode(query);

interface NamedScope extends Scope {
  /** Of the table that is written; its columns stand alone in some places. */
  readonly written: Columns | undefined;
  /** Names that the query itself gives to what it selects. */
  readonly given: ReadonlySet<string>;
}

class ColumnNames extends OperationNodeTransformer {
  /** Scopes of the queries around the current node, the innermost first. */
  #scopes: readonly NamedScope[] = [];

  protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
    return this.#within(node, ({ sources }) =>
      super.transformSelectQuery({ ...node, selections: node.selections && expanded(node.selections, sources) }, id),
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
    return column === undefined || column === name ? node : ReferenceNode.create(ColumnNode.create(column), node.table);
  }

  /** A name that the query gives to what it selects orders its rows, rather than a column. */
  protected override transformOrderByItem(node: OrderByItemNode, id?: QueryId): OrderByItemNode {
    const { orderBy } = node;
    const [scope] = this.#scopes;
    const isGiven =
      ReferenceNode.is(orderBy) &&
      orderBy.table === undefined &&
      ColumnNode.is(orderBy.column) &&
      scope?.given.has(orderBy.column.column.name);
    return isGiven ? node : super.transformOrderByItem(node, id);
  }

  /** A column that stands alone is one of the written table. */
  protected override transformColumn(node: ColumnNode): ColumnNode {
    const column = this.#scopes[0]?.written?.get(node.column.name)?.name;
    return column === undefined || column === node.column.name ? node : ColumnNode.create(column);
  }

  protected override transformCommonTableExpressionName(
    node: CommonTableExpressionNameNode,
  ): CommonTableExpressionNameNode {
    return node;
  }

  #find(name: string, table: string | undefined): string | undefined {
    for (const scope of this.#scopes) {
      const column = columnOf(scope, name, table);
      if (column) return column.name;
      if (table !== undefined && scope.sources.has(table)) return undefined;
    }
    return undefined;
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

function namedScope(node: RowSource & { readonly setOperations?: unknown }, outer: Sources | undefined): NamedScope {
  const { sources, common } = scopeOf(node, outer);
  const [first] = node.into || node.table ? sources.values() : [];
  return {
    sources: first && node.into ? new Map([...sources, ['excluded', first]]) : sources,
    common,
    written: first,
    given: new Set(node.setOperations ? rowColumns(node, outer).keys() : givenNames(node.selections ?? [])),
  };
}

const givenNames = (selections: readonly SelectionNode[]) =>
  selections.flatMap(({ selection }) =>
    AliasNode.is(selection) && IdentifierNode.is(selection.alias) ? [selection.alias.name] : [],
  );

function withReturned<Node extends InsertQueryNode | UpdateQueryNode | DeleteQueryNode>(
  node: Node,
  { sources }: Scope,
): Node {
  if (!node.returning) return node;
  return { ...node, returning: { ...node.returning, selections: expanded(node.returning.selections, sources) } };
}

/** `*` as the columns that it means, so that each gets its name; of a table that no entity describes it stays. */
const expanded = (selections: readonly SelectionNode[], sources: Sources): readonly SelectionNode[] =>
  selections.some(isAll) ? selections.flatMap(node => columnsMeant(node, sources)) : selections;

const isAll = ({ selection }: SelectionNode) =>
  SelectAllNode.is(selection) || (ReferenceNode.is(selection) && SelectAllNode.is(selection.column));

function columnsMeant(node: SelectionNode, sources: Sources): readonly SelectionNode[] {
  const { selection } = node;
  if (!isAll(node)) return [node];
  const table = ReferenceNode.is(selection) ? selection.table?.table.identifier.name : undefined;
  const meant = [...sources].filter(([name]) => table === undefined || table === name);
  if (meant.some(([, columns]) => columns.size === 0)) return [node];
  const isAlone = sources.size === 1;
  return meant.flatMap(([name, columns]) =>
    [...columns.keys()].map(property =>
      SelectionNode.create(
        ReferenceNode.create(ColumnNode.create(property), isAlone ? undefined : TableNode.create(name)),
      ),
    ),
  );
}
