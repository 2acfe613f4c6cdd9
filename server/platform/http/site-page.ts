/** The names after colons in a path: `'/a/:b/:c/'` has `'b' | 'c'`. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Lists are joined by commas; empty values are left out. */
export type PageQuery = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

type AddressOf<Path extends string> = [ParamOf<Path>] extends [never]
  ? (query?: PageQuery) => string
  : (params: Readonly<Record<ParamOf<Path>, string>>, query?: PageQuery) => string;

/** Makes the addresses of a page, `page({ slug: 'nhi' }, { page: 2 })`; `path` is the page's pattern. */
export type SitePage<Path extends string = string> = AddressOf<Path> & { readonly path: Path };

/** A page of the site by its path in the page table, with parameters as `:name`. Browsers load this module too. */
export function sitePage<Path extends string>(path: Path): SitePage<Path>;
export function sitePage(path: string) {
  const parts = path.split(/:(\w+)/);
  if (parts.length === 1) return Object.assign((query?: PageQuery) => path + queryText(query), { path });
  const address = (params: Readonly<Record<string, string>>, query?: PageQuery) =>
    parts.map((part, at) => (at % 2 === 0 ? part : encodeURIComponent(params[part] ?? ''))).join('') + queryText(query);
  return Object.assign(address, { path });
}

/** How a record with a number stands in addresses: `benh-vien-cho-ray-12`. */
export const slugId = ({ slug, id }: { slug: string; id: number }): string => `${slug}-${id}`;

function queryText(query: PageQuery = {}): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const text = typeof value === 'object' ? (value ?? []).map(encode).join(',') : encode(String(value ?? ''));
    if (text !== '') pairs.push(`${encode(name)}=${text}`);
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Letters, digits and signs that forms write as they are, and spaces; names of parameters hold nothing else. */
const PLAIN = /^[\w*. -]*$/;

/** Encodes a value as forms do: `+` for a space. */
const encode = (text: string) =>
  PLAIN.test(text) ? text.replaceAll(' ', '+') : new URLSearchParams({ '': text }).toString().slice(1);
