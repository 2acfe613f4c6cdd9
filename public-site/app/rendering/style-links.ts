import path from 'node:path';
import type { Manifest } from 'vite';
import { type PageModules, sheetOf, stylesOfAll, stylesOfSome } from './page-styles.ts';

/**
 * Links to the style sheets of a page: those of every page, then one with all that the modules of `page` need, of which the
 * last is its route, then what the modules of `viewer` need. The one says by name which sheets are in it, so that the browser's script
 * does not fetch them; without it they stand alone.
 */
export function styleLinks(manifest: Manifest, { page, viewer }: PageModules): string[] {
  const find = (key: string) => manifest[key];
  const sheet = manifest[sheetOf(page.at(-1) ?? '')]?.file;
  const held = stylesOfSome(page, find);
  const others = stylesOfSome([...viewer, ...page], find).filter(file => !held.includes(file));
  return [
    ...stylesOfAll(find).map(file => linkTo(file)),
    ...(sheet === undefined ? held.map(file => linkTo(file)) : [linkTo(sheet, held)]),
    ...others.map(file => linkTo(file)),
  ];
}

function linkTo(file: string, held: readonly string[] = []): string {
  const names = held.map(name => path.posix.basename(name)).join(' ');
  return `<link rel="stylesheet" href="/${file}"${names === '' ? '' : ` data-holds="${names}"`}>`;
}
