import type { JsonLdData } from './json-ld.tsx';

export type Crumb = { label: string; to?: string };

/** The schema.org form of a breadcrumb trail, the same items that the `Breadcrumbs` piece shows. */
export function breadcrumbList(origin: string, items: readonly Crumb[]): JsonLdData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : { item: origin + to }),
    })),
  };
}
