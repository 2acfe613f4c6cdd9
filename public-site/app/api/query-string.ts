export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Record<string, QueryValue>;

/** `{page: 2, provinces: ['ha-noi', 'hue']}` → `?page=2&provinces=ha-noi,hue`. Empty values are left out. */
export function queryString(query: Query = {}): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value)
      ? value.map(encodeURIComponent).join(',')
      : encodeURIComponent(String(value ?? ''));
    if (text !== '') parts.push(`${encodeURIComponent(name)}=${text}`);
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
