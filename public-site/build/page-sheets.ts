import path from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { type StyledChunk, sheetOf, stylesOfSome } from '../app/rendering/page-styles.ts';

const ROUTE = /^app\/routes\/[\w-]+\.tsx$/;
/** Tables of pages that browsers fetch when an address of theirs is opened first. */
const TABLE = /^app\/pages\/[\w-]+\.ts$/;

/**
 * Writes for each route one style sheet with all that pages of it need beside those of every page, in the order in which they
 * would stand there: it is one request, and packs better. The manifest knows it by the route's name. The sheets that it
 * is made of are for routes that are opened inside the site.
 * @param root the site's folder
 */
export function pageSheets(root: string): Plugin {
  return {
    name: 'page-sheets',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = builtChunks(bundle, normalizePath(root));
      const tables = [...chunks.keys()].filter(key => TABLE.test(key));
      // Routes would not be known either: pages would look as they should, and take three times as many requests.
      if (![...chunks.keys()].some(key => key.startsWith('app/'))) throw new Error(`Nothing was built of ${root}/app`);
      for (const route of [...chunks.keys()].filter(key => ROUTE.test(key))) {
        const file = chunks.get(route)?.file ?? '';
        const table = tables.find(key => chunks.get(key)?.later.includes(file));
        const styles = stylesOfSome(table === undefined ? [route] : [table, route], key => chunks.get(key));
        if (styles.length < 2) continue;
        this.emitFile({
          type: 'asset',
          name: `page-${path.basename(sheetOf(route))}`,
          originalFileName: sheetOf(route),
          source: styles.map(name => textOf(bundle[name])).join(''),
        });
      }
    },
  };
}

type BuiltChunk = StyledChunk & {
  readonly file: string;
  /** Files that it imports when they are needed. */
  readonly later: readonly string[];
};

/** The pieces of a build's script by their files, and by their sources from the site's folder where they are imported as a whole. */
function builtChunks(bundle: Rolldown.OutputBundle, root: string): ReadonlyMap<string, BuiltChunk> {
  const chunks = new Map<string, BuiltChunk>();
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue;
    const { fileName: file, imports, dynamicImports: later, facadeModuleId } = output;
    const chunk = { file, imports, later, css: [...(output.viteMetadata?.importedCss ?? [])] };
    chunks.set(file, chunk);
    if (facadeModuleId !== null) chunks.set(path.posix.relative(root, facadeModuleId), chunk);
  }
  return chunks;
}

function textOf(sheet: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (sheet?.type !== 'asset') throw new Error('A style sheet is missing from the build.');
  return typeof sheet.source === 'string' ? sheet.source : new TextDecoder().decode(sheet.source);
}
