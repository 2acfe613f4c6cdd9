import type { Plugin } from 'vite';

/**
 * Makes an entry of the build a script that runs without being a module: its names are its own, whatever other scripts
 * stand in the page, and the build fails where it would import or export something.
 * @param entry its file, from the site's folder
 */
export function plainScript(entry: string): Plugin {
  return {
    name: 'plain-script',
    renderChunk(code, { facadeModuleId, imports, exports }) {
      if (facadeModuleId?.endsWith(`/${entry}`) !== true) return null;
      if (imports.length + exports.length > 0) throw new Error(`${entry} shares modules with the page's script`);
      return { code: `(() => {\n${code}\n})();`, map: null };
    },
  };
}
