/**
 * The ids of the records of a kind whose pages an account owns, as SQL in parentheses with one `?` for the account's id;
 * an account that waits for approval owns none yet.
 */
export function ownedIds(kind: string): string {
  return `(select link.entity_id from provider_link link
    join account on account.id = link.account_id and account.status = 'active'
    where link.kind = '${kind}' and link.account_id = ?)`;
}
