import type { Manifest } from 'vite';

const ENTRY = 'app/entry-client.tsx';
/** Runs before the first paint, and wakes what sleeps. */
const FIRST_SCRIPT = 'app/waking/first-script.ts';
/** Answers the question for consent. Its script comes later, its styles with the page. */
const ASK_LATER = 'app/tracking/visit-runtime.tsx';
/** The faces that the first screen needs: body text and headings. */
const FIRST_FONTS = /be-vietnam-pro-(400|600)[^/]*\.woff2$/;

/**
 * Head links for a page: its styles, its scripts ahead of time, the first fonts, and the entry script. Only what the
 * entry and the given modules (files below `app/`) need; other routes' files are not named.
 * @param sleeps the first script alone is fetched, which fetches the others when the visitor touches the page
 */
export function pageAssets(manifest: Manifest, modules: readonly string[], sleeps: boolean): string {
  const keys = new Set<string>();
  collect(manifest, ENTRY, keys);
  for (const module of modules) collect(manifest, `app/${module}`, keys);
  const chunks = [...keys].map(key => manifest[key]).filter(chunk => chunk !== undefined);
  const styles = new Set([...chunks, manifest[ASK_LATER]].flatMap(chunk => chunk?.css ?? []));
  const fonts = new Set(chunks.flatMap(chunk => chunk.assets ?? []).filter(file => FIRST_FONTS.test(file)));
  const entry = manifest[ENTRY]?.file ?? '';
  const scripts = chunks.map(({ file }) => file).filter(file => file !== entry);
  const first = manifest[FIRST_SCRIPT]?.file;
  const asleep =
    sleeps && first ? ` data-entry="/${entry}" data-modules="${scripts.map(file => `/${file}`).join(' ')}"` : '';
  return [
    ...(first ? [`<script src="/${first}"${asleep}></script>`] : []),
    ...[...styles].map(file => `<link rel="stylesheet" href="/${file}">`),
    ...[...fonts].map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...(asleep ? [] : awake(entry, scripts)),
  ].join('');
}

const awake = (entry: string, scripts: readonly string[]) => [
  ...scripts.map(file => `<link rel="modulepreload" href="/${file}">`),
  `<script type="module" src="/${entry}"></script>`,
];

function collect(manifest: Manifest, key: string, found: Set<string>, visiting = new Set<string>()): void {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(key) || visiting.has(key)) return;
  // Dependencies go first: a component's style may overrule that of the pieces it is made of.
  visiting.add(key);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found, visiting);
  found.add(key);
}
