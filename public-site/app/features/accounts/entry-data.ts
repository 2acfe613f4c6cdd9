import type { SocialProviders } from '@antam/server/features/social-login/contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import { type EntryQuery, entryQuery, type FormHints, readHints, readSocial } from './entry-query.ts';

/** What the pages of login and signup are rendered from. */
export type EntryData = {
  query: EntryQuery;
  hints: FormHints;
  social: SocialProviders;
  /** Path and query: where the form is sent to. */
  address: string;
};

export async function loadEntry({ api, url, cookies, signal }: PageInput): Promise<EntryData> {
  const social = await readSocial(api, signal);
  return {
    query: entryQuery(url.searchParams),
    hints: readHints(cookies),
    social,
    address: url.pathname + url.search,
  };
}

/** Path and query of the other of the two pages, with everything that the address said. */
export function otherEntry(address: string, path: string): string {
  const cut = address.indexOf('?');
  return cut < 0 ? path : path + address.slice(cut);
}
