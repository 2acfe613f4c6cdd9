import { withLinks } from '../../../platform/linking/linked-text.ts';
import { contentsOf } from '../../articles/rules/contents-of.ts';
import type { LibrarySection } from '../contract.ts';

type Row<Name extends string> = Readonly<Record<Name, string>> & { readonly linked: string | null };

/** The sections of a row that say something, in their order, with links on known names and ids for the list of contents. */
export function sectionsOf<const Name extends string>(
  names: readonly Name[],
  row: Row<Name>,
): Array<LibrarySection & { name: Name }> {
  const written: Record<string, string> = Object.fromEntries(names.map(name => [name, row[name]]));
  const texts = withLinks(row.linked, written);
  return names.flatMap(name => {
    const html = texts[name] ?? '';
    if (html === '') return [];
    const { body, contents } = contentsOf(html, `muc-${name.replaceAll('_', '-')}`);
    return [{ name, html: body, headings: contents.map(({ id, label }) => ({ id, label })) }];
  });
}
