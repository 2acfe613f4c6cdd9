/** Who sends pictures, as the pool of decoders knows people: an account, or the network address of a stranger. */
export const uploaderOf = (accountId: number | null, ip = ''): string =>
  accountId === null ? `address:${ip}` : `account:${accountId}`;
