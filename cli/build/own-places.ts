import path from 'node:path';
import type { Plugin } from 'rolldown';

/**
 * Leaves every module of ours where its source is: what it reads beside itself, and the threads and processes that it
 * starts, stay among the sources. `out` is the folder of the bundle.
 */
export function ownPlaces(out: string): Plugin {
  return {
    name: 'own-places',
    transform: {
      filter: { id: { exclude: [/node_modules/, /^\0/] }, code: /import\.meta\./ },
      handler(code, id) {
        const file = path.relative(out, id).replaceAll(path.sep, '/');
        return code
          .replaceAll('import.meta.url', `new URL('${file}', import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${path.posix.dirname(file)}')`);
      },
    },
  };
}
