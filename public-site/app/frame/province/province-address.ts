import { inOrder } from '../../known-query.ts';

/** What another province makes meaningless: the page number and the districts of the former one. */
export const PROVINCE_BOUND = ['page', 'districts'] as const;

/** The list's address narrowed to a province (null: the whole country), from its first page. */
export function provinceAddress(pathname: string, search: string, parameter: string, slug: string | null): string {
  const query = new URLSearchParams(search);
  for (const name of PROVINCE_BOUND) query.delete(name);
  if (slug === null) query.delete(parameter);
  else query.set(parameter, slug);
  const text = inOrder(query).toString().replaceAll('%2C', ',');
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** The one province that the address filters by; null when there is none, or several. */
export function provinceInAddress(query: URLSearchParams, parameter: string): string | null {
  const value = query.get(parameter);
  return value === null || value === '' || value.includes(',') ? null : value;
}
