import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'rolldown';

/** Packages that look for files beside themselves: compiled code, WebAssembly. They stay where npm has put them. */
const STAY = /^(better-sqlite3|sharp|@node-rs\/argon2|roaring-wasm|pg-native)$/;
const LATE = '\0late:';

/**
 * Imports of what stays outside of the bundle become calls at the place where its importer begins, which an import of one file
 * would do before all else: pictures and PostgreSQL are loaded when they are used, as from the sources. Modules of Node come as
 * they are, without the copy of all that they offer that an import makes, for which `node:http` loads what WebSockets need.
 */
export function requiredLate(out: string): Plugin {
  const fromBundle = createRequire(path.join(out, 'server.js'));
  return {
    name: 'required-late',
    resolveId(name, importer, { kind }) {
      const stays = STAY.test(name);
      if (!stays && !isBuiltin(name)) return null;
      // Calls are late as they are; what rolldown itself begins with needs the module before any can be late.
      const isDirect = kind === 'require-call' || importer === undefined || importer.startsWith('\0');
      if (isDirect) return { id: name, external: true };
      if (stays && fromBundle.resolve(name) !== createRequire(importer).resolve(name))
        throw new Error(`The bundle finds another ${name} than ${importer} does`);
      return LATE + name;
    },
    load(id) {
      if (!id.startsWith(LATE)) return null;
      const name = JSON.stringify(id.slice(LATE.length));
      return isBuiltin(id.slice(LATE.length))
        ? `module.exports = process.getBuiltinModule(${name})`
        : `module.exports = require(${name})`;
    },
  };
}
