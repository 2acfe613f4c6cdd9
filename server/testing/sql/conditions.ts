import { type Token, tokensOf } from './tokens.ts';

/** A table as one statement uses it. */
export interface TableUse {
  /** By which the statement, and a plan, call it. */
  readonly alias: string;
  /** Undefined for what the statement itself makes: a subselect, a list. */
  readonly table: string | undefined;
  /** Of a list as a table: the parameter that brings it. */
  readonly list: number | undefined;
  /** Where its columns can be named. */
  readonly scope: Scope;
}

export type Side =
  | { readonly is: 'column'; readonly of: TableUse; readonly column: string }
  | { readonly is: 'parameters'; readonly indexes: readonly number[] }
  /** All values in one parameter. */
  | { readonly is: 'packed'; readonly index: number }
  | { readonly is: 'other' };

export interface Condition {
  readonly left: Side;
  readonly operator: string;
  readonly right: Side;
  /** Stands beside an `or`, so that it may not hold. */
  readonly isOptional: boolean;
  readonly scope: Scope;
}

export interface ReadStatement {
  readonly uses: readonly TableUse[];
  readonly conditions: readonly Condition[];
}

/** The columns of a table; undefined where there is no such table. */
export type Columns = (table: string) => ReadonlySet<string> | undefined;

/** A pair of brackets, or the whole statement. */
export interface Scope {
  readonly parent: Scope | undefined;
  readonly uses: TableUse[];
}

const NOWHERE: Scope = { parent: undefined, uses: [] };

const OPERATORS = new Set(['=', '<', '>', '<=', '>=', '<>', '!=', 'in', 'is', 'like']);

/** What a statement compares with what: enough to see what its parameters are, and by which columns rows can be found. */
export function readStatement(sql: string, columns: Columns): ReadStatement {
  const tokens = tokensOf(sql);
  const scopes = scopesOf(tokens);
  const uses = declareTables(tokens, scopes);
  const conditions: Condition[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!OPERATORS.has(token.text) || (token.is !== 'mark' && token.is !== 'word')) continue;
    if (isAssigned(tokens, scopes, at) || isText(tokens, at + 1, 'not', 'null') || isText(tokens, at + 1, 'distinct'))
      continue;
    const negated = isText(tokens, at - 1, 'not');
    const sides = { tokens, scopes, columns };
    const pairs = pairsOf(sides, negated ? at - 1 : at, at);
    const operator = negated ? `not ${token.text}` : token.text;
    const isOptional = isBesideOr(tokens, scopes, at);
    const scope = scopes[at] ?? NOWHERE;
    for (const { left, right } of pairs) conditions.push({ left, operator, right, isOptional, scope });
  }
  return { uses, conditions };
}

/** The condition is one of the very `from` or `where` that names the table, and not one of a subselect. */
export function isAbout({ scope: from }: Condition, use: TableUse): boolean {
  for (let scope: Scope | undefined = from; scope; scope = scope.parent) {
    if (scope === use.scope) return true;
    if (scope.uses.length > 0) return false;
  }
  return false;
}

/** The innermost pair of brackets around each token. */
function scopesOf(tokens: readonly Token[]): Scope[] {
  let scope: Scope = { parent: undefined, uses: [] };
  return tokens.map(({ text, is }) => {
    if (is === 'mark' && text === '(') scope = { parent: scope, uses: [] };
    const own = scope;
    if (is === 'mark' && text === ')') scope = scope.parent ?? scope;
    return own;
  });
}

const isMark = (token: Token | undefined, text: string) => token?.is === 'mark' && token.text === text;

const isText = (tokens: readonly Token[], at: number, ...texts: string[]) =>
  texts.every((text, index) => tokens[at + index]?.is === 'word' && tokens[at + index]?.text === text);

/** The place after the bracket that closes the one at `open`. */
export function afterBrackets(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (isMark(tokens[at], '(')) depth += 1;
    if (isMark(tokens[at], ')')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

const LIST_MAKERS = new Set(['json_each', 'unnest']);

function declareTables(tokens: readonly Token[], scopes: readonly Scope[]): TableUse[] {
  const all: TableUse[] = [];
  const declare = (start: number): number => {
    let at = start;
    while (isText(tokens, at, 'lateral')) at += 1;
    const scope = scopeBefore(scopes, at);
    const first = tokens[at];
    let table: string | undefined;
    let list: number | undefined;
    if (isMark(first, '(')) {
      const end = afterBrackets(tokens, at);
      list = listIn(tokens, at, end);
      at = end;
    } else if (first?.is === 'name') {
      at += 1;
      if (isMark(tokens[at], '(')) {
        const end = afterBrackets(tokens, at);
        if (LIST_MAKERS.has(first.text)) list = tokens.slice(at, end).find(({ is }) => is === 'parameter')?.parameter;
        at = end;
      } else table = first.text;
    } else return at;
    if (isText(tokens, at, 'as')) at += 1;
    const named = tokens[at];
    const alias = named?.is === 'name' ? named.text : (first?.text ?? '');
    if (named?.is === 'name') at += 1;
    const use = { alias, table, list, scope };
    scope.uses.push(use);
    all.push(use);
    // Columns of a list are named behind it.
    if (isMark(tokens[at], '(')) at = afterBrackets(tokens, at);
    return at;
  };
  for (const [at, { is, text }] of tokens.entries()) {
    if (is !== 'word' || !['from', 'join', 'update', 'into', 'using'].includes(text)) continue;
    if (text === 'from' && isText(tokens, at - 1, 'distinct')) continue;
    if (
      text === 'update' &&
      (isText(tokens, at - 1, 'do') || isText(tokens, at - 1, 'for') || isText(tokens, at - 1, 'key'))
    )
      continue;
    let next = declare(at + 1);
    while (text === 'from' && isMark(tokens[next], ',')) next = declare(next + 1);
  }
  return all;
}

/** The scope of what opens a bracket is the one around it. */
const scopeBefore = (scopes: readonly Scope[], at: number) => scopes[at - 1] ?? scopes[at] ?? NOWHERE;

/** The parameter of `(select value from json_each(?))`, or of PostgreSQL's array. */
function listIn(tokens: readonly Token[], from: number, to: number): number | undefined {
  const inside = tokens.slice(from, to);
  const isList = inside.some(({ text }) => LIST_MAKERS.has(text) || text === 'json_array_elements_text');
  const asked = inside.filter(({ is }) => is === 'parameter');
  return isList && asked.length === 1 ? asked[0]?.parameter : undefined;
}

interface Sides {
  readonly tokens: readonly Token[];
  readonly scopes: readonly Scope[];
  readonly columns: Columns;
}

/** What stands before `before` and after `operator`, one by one where tuples are compared. */
function pairsOf(sides: Sides, before: number, operator: number): { left: Side; right: Side }[] {
  const { tokens } = sides;
  const left = tupleBefore(sides, before);
  if (left !== undefined && isMark(tokens[operator + 1], '(')) {
    const right = namesWithin(sides, operator + 1);
    return left.map((side, index) => ({ left: side, right: right[index] ?? { is: 'other' } }));
  }
  return [{ left: sideBefore(sides, before), right: sideAfter(sides, operator + 1) }];
}

/** The sides of `(a, b)` that ends before `end`. */
function tupleBefore(sides: Sides, end: number): Side[] | undefined {
  if (!isMark(sides.tokens[end - 1], ')')) return undefined;
  let open = end - 1;
  while (open >= 0 && afterBrackets(sides.tokens, open) !== end) open -= 1;
  while (open >= 0 && !isMark(sides.tokens[open], '(')) open -= 1;
  if (open < 0 || sides.tokens[open - 1]?.is === 'name' || isText(sides.tokens, open + 1, 'select')) return undefined;
  const found = namesWithin(sides, open);
  return found.length > 1 ? found : undefined;
}

function namesWithin(sides: Sides, open: number): Side[] {
  const end = afterBrackets(sides.tokens, open) - 1;
  const found: Side[] = [];
  let start = open + 1;
  for (let at = open + 1; at <= end; at++) {
    if (at !== end && !isMark(sides.tokens[at], ',')) continue;
    found.push(sideBefore(sides, at, start));
    start = at + 1;
  }
  return found;
}

function sideBefore(sides: Sides, end: number, from = 0): Side {
  const { tokens } = sides;
  let at = end - 1;
  // A type behind PostgreSQL's parameter.
  while (at - 1 > from && isMark(tokens[at - 1], '::')) at -= 2;
  const last = tokens[at];
  if (last?.is === 'parameter') return { is: 'parameters', indexes: [last.parameter] };
  if (last?.is !== 'name') return { is: 'other' };
  const isQualified = at - 2 >= from && isMark(tokens[at - 1], '.');
  return columnSide(sides, isQualified ? tokens[at - 2]?.text : undefined, last.text, at);
}

function sideAfter(sides: Sides, start: number): Side {
  const { tokens } = sides;
  const first = tokens[start];
  if (first === undefined) return { is: 'other' };
  if (first.is === 'parameter') return { is: 'parameters', indexes: [first.parameter] };
  const isList = isMark(first, '(') || isText(tokens, start, 'any');
  if (isList) {
    const open = isMark(first, '(') ? start : start + 1;
    const end = afterBrackets(tokens, open);
    const inside = tokens.slice(open + 1, end - 1);
    const packed =
      first.text === 'any' ? inside.find(({ is }) => is === 'parameter')?.parameter : listIn(tokens, open, end);
    if (packed !== undefined) return { is: 'packed', index: packed };
    const isPlain = inside.length > 0 && inside.every(token => token.is === 'parameter' || isMark(token, ','));
    return isPlain
      ? { is: 'parameters', indexes: inside.filter(({ is }) => is === 'parameter').map(({ parameter }) => parameter) }
      : { is: 'other' };
  }
  if (first.is !== 'name') return { is: 'other' };
  const second = tokens[start + 2];
  if (isMark(tokens[start + 1], '.') && second?.is === 'name') return columnSide(sides, first.text, second.text, start);
  return isMark(tokens[start + 1], '(') ? { is: 'other' } : columnSide(sides, undefined, first.text, start);
}

function columnSide({ scopes, columns }: Sides, alias: string | undefined, column: string, at: number): Side {
  for (let scope: Scope | undefined = scopes[at]; scope; scope = scope.parent) {
    const use = scope.uses.find(known =>
      alias === undefined ? isColumn(columns, known, column) : known.alias === alias,
    );
    if (use) return { is: 'column', of: use, column };
  }
  return { is: 'other' };
}

const isColumn = (columns: Columns, { table, list }: TableUse, column: string) =>
  table === undefined ? list !== undefined && column === 'value' : columns(table)?.has(column) === true;

/** What `set` gives to a column is no condition. */
function isAssigned(tokens: readonly Token[], scopes: readonly Scope[], operator: number): boolean {
  const scope = scopes[operator];
  for (let at = operator - 1; at >= 0; at--) {
    const token = tokens[at];
    if (scopes[at] !== scope || token?.is !== 'word') continue;
    if (token.text === 'set') return true;
    if (['where', 'on', 'from', 'and', 'or', 'select', 'having', 'when'].includes(token.text)) return false;
  }
  return false;
}

/** Within its brackets there is an `or`. */
function isBesideOr(tokens: readonly Token[], scopes: readonly Scope[], at: number): boolean {
  return tokens.some((token, index) => {
    if (token.is !== 'word' || token.text !== 'or') return false;
    for (let scope: Scope | undefined = scopes[at]; scope; scope = scope.parent) {
      if (scope !== scopes[index]) continue;
      return !tokens
        .slice(Math.min(at, index), Math.max(at, index))
        .some(
          (between, offset) =>
            between.is === 'word' &&
            ['where', 'select'].includes(between.text) &&
            scopes[Math.min(at, index) + offset] === scope,
        );
    }
    return false;
  });
}
