/** Who sends pictures, as the pool of decoders knows people. */
export interface Uploader {
  /** One person's pictures are decoded one after the other. */
  readonly who: string;
  /** Of strangers the network address, which has a share of the decoders: a stranger can pass for many browsers. */
  readonly network?: string;
}

/** An account by its id; a stranger by the browser's cookie, as a mobile carrier puts many people behind one address. */
export const uploaderOf = (
  accountId: number | null,
  { ip, browser }: { readonly ip: string; readonly browser: string } = { ip: '', browser: '' },
): Uploader =>
  accountId === null ? { who: `browser:${ip}:${browser}`, network: ip } : { who: `account:${accountId}` };
