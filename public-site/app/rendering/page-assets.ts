import type { Manifest } from 'vite';
import { ENTRY, inLoadOrder, type PageModules } from './page-styles.ts';
import { styleLinks } from './style-links.ts';

/** Runs before the first paint, and wakes what sleeps. */
const FIRST_SCRIPT = 'app/waking/first-script.ts';
/** The faces that the first screen needs: body text and headings. */
const FIRST_FONTS = /be-vietnam-pro-(400|600)[^/]*\.woff2$/;

/**
 * Head links for a page: its styles, its scripts ahead of time, the first fonts, and the entry script. Only what the
 * entry and the given modules need; other routes' files are not named.
 * @param sleeps the first script alone is fetched, which fetches the others when the visitor touches the page
 */
export function pageAssets(manifest: Manifest, modules: PageModules, sleeps: boolean): string {
  const chunks = inLoadOrder([ENTRY, ...modules.viewer, ...modules.page], key => manifest[key]).flatMap(
    key => manifest[key] ?? [],
  );
  const fonts = new Set(chunks.flatMap(chunk => chunk.assets ?? []).filter(file => FIRST_FONTS.test(file)));
  const entry = manifest[ENTRY]?.file ?? '';
  const scripts = chunks.map(({ file }) => file).filter(file => file !== entry);
  const first = manifest[FIRST_SCRIPT]?.file;
  const asleep =
    sleeps && first ? ` data-entry="/${entry}" data-modules="${scripts.map(file => `/${file}`).join(' ')}"` : '';
  return [
    ...(first ? [`<script src="/${first}"${asleep}></script>`] : []),
    ...styleLinks(manifest, modules),
    ...[...fonts].map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...(asleep ? [] : awake(entry, scripts)),
  ].join('');
}

const awake = (entry: string, scripts: readonly string[]) => [
  ...scripts.map(file => `<link rel="modulepreload" href="/${file}">`),
  `<script type="module" src="/${entry}"></script>`,
];
