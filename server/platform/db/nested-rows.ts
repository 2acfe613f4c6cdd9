import {
  type AliasableExpression,
  type Compilable,
  ExpressionWrapper,
  FunctionNode,
  type OperationNode,
  type OperationNodeSource,
  SelectQueryNode,
} from 'kysely';

/** Stands in a query where each engine writes its own way of reading rows as one value. */
const NAME = 'nested_rows';

/**
 * The rows of a query as one value of each row around it, in their order: what belongs to a record comes with it, in one
 * statement. Dates, booleans and JSON arrive as the entities declare them, as everywhere.
 */
export const nestedRows = <Row>(query: OperationNodeSource & Compilable<Row>): AliasableExpression<Row[]> =>
  new ExpressionWrapper(FunctionNode.create(NAME, [query.toOperationNode()]));

/** The query whose rows a node of {@link nestedRows} stands for; undefined for any other node. */
export function queryOfRows(node: OperationNode): SelectQueryNode | undefined {
  if (!FunctionNode.is(node) || node.func !== NAME) return undefined;
  return node.arguments.find(argument => SelectQueryNode.is(argument));
}
