import type { SocialProviders } from '@antam/server/features/social-login/contract.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import type { PlainForm } from '../../loading/site-context.ts';
import { type EntryQuery, entryQuery, type FormHints, readHints, readSocial } from './entry-query.ts';

/** What the pages of login and signup are drawn from. */
export type EntryData = {
  form: PlainForm;
  query: EntryQuery;
  hints: FormHints;
  social: SocialProviders;
  /** Path and query: where the form posts to. */
  action: string;
};

export async function loadEntry({ api, url, cookies, form, signal }: PageInput): Promise<EntryData> {
  const social = await readSocial(api, signal);
  return {
    form,
    query: entryQuery(url.searchParams),
    hints: readHints(cookies),
    social,
    action: url.pathname + url.search,
  };
}

/** Path and query of the other of the two pages, with everything that the address said. */
export function otherEntry(action: string, path: '/dang-ky' | '/dang-nhap'): string {
  const cut = action.indexOf('?');
  return cut < 0 ? path : path + action.slice(cut);
}
