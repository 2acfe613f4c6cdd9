/**
 * How many prepared statements are cached. Hot paths use some dozens; SQL that contains values would otherwise fill the
 * memory.
 */
export const MAX_STATEMENTS = 500;

/** Prepares each text once, up to {@link MAX_STATEMENTS} of them. */
export function statementCache<Statement>(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const statements = new Map<string, Statement>();
  return sql => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = prepare(sql);
    if (statements.size >= MAX_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
}
