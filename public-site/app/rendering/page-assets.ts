import type { Manifest } from 'vite';

const ENTRY = 'app/entry-client.tsx';
/** Asks for consent before the first paint. Its script for the answer comes later, its styles with the page. */
const ASK_FIRST = 'app/features/consent/ask-first.ts';
const ASK_LATER = 'app/tracking/visit-runtime.tsx';
/** The faces that the first screen needs: body text and headings, for plain and for Vietnamese letters. */
const FIRST_FONTS = /be-vietnam-pro-(latin|vietnamese)-(400|600)-normal[^/]*\.woff2$/;

/**
 * Head links for a page: its styles, its scripts ahead of time, the first fonts, and the entry script. Only what the
 * entry and the given modules (files below `app/`) need; other routes' files are not named.
 */
export function pageAssets(manifest: Manifest, modules: readonly string[]): string {
  const keys = new Set<string>();
  collect(manifest, ENTRY, keys);
  for (const module of modules) collect(manifest, `app/${module}`, keys);
  const chunks = [...keys].map(key => manifest[key]).filter(chunk => chunk !== undefined);
  const styles = new Set([...chunks, manifest[ASK_LATER]].flatMap(chunk => chunk?.css ?? []));
  const fonts = new Set(chunks.flatMap(chunk => chunk.assets ?? []).filter(file => FIRST_FONTS.test(file)));
  const entry = manifest[ENTRY]?.file ?? '';
  const first = manifest[ASK_FIRST]?.file;
  return [
    ...(first ? [`<script src="/${first}"></script>`] : []),
    ...[...styles].map(file => `<link rel="stylesheet" href="/${file}">`),
    ...[...fonts].map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...chunks.filter(chunk => chunk.file !== entry).map(chunk => `<link rel="modulepreload" href="/${chunk.file}">`),
    `<script type="module" src="/${entry}"></script>`,
  ].join('');
}

function collect(manifest: Manifest, key: string, found: Set<string>, visiting = new Set<string>()): void {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(key) || visiting.has(key)) return;
  // Dependencies go first: a component's style may overrule that of the pieces it is made of.
  visiting.add(key);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found, visiting);
  found.add(key);
}
