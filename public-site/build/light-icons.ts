import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type IconNode, linesOf } from './icon-lines.ts';

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const PACKAGE = 'lucide-react';
const IMPORT = /import \{([^}]*)\} from ['"]lucide-react['"];?/g;
const FACTORY = fileURLToPath(new URL('../app/icons/light-icon.tsx', import.meta.url));

/**
 * Turns each lucide icon into one `lightIcon('<path …>')` call; the components keep their names and props. Modules
 * import the files of their icons instead of the whole package, so that it can be seen which page needs which icon.
 */
export function lightIcons(): Plugin {
  const fileOf = iconFiles();
  return {
    name: 'light-icons',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes(PACKAGE)) return null;
      return { code: code.replace(IMPORT, (_, names: string) => importsOf(names, fileOf)), map: null };
    },
    async load(id) {
      if (!ICON_FILE.test(id)) return null;
      const { __iconData: icon }: { __iconData?: { node: readonly IconNode[] } } = await import(id);
      // A former name's file only points to the icon's own.
      if (icon === undefined) return null;
      const lines = linesOf(icon.node);
      const code = `import { lightIcon } from ${JSON.stringify(FACTORY)};\nexport default /* @__PURE__ */ lightIcon(${JSON.stringify(lines)});`;
      return { code, moduleSideEffects: false };
    },
  };
}

/** The file of every icon by each of its names, as the package's index says. */
function iconFiles(): ReadonlyMap<string, string> {
  const house = fileURLToPath(import.meta.resolve(`${PACKAGE}/icons/house`));
  const index = readFileSync(path.join(path.dirname(house), `../${PACKAGE}.mjs`), 'utf8');
  const lines = index.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** Types vanish from the build; what is no icon stays an import of the package. */
function importsOf(names: string, fileOf: ReadonlyMap<string, string>): string {
  return names
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !name.startsWith('type '))
    .map(name => {
      const [icon = '', as = icon] = name.split(' as ');
      const file = fileOf.get(icon);
      return file === undefined
        ? `import { ${name} } from '${PACKAGE}';`
        : `import ${as} from '${PACKAGE}/icons/${file}';`;
    })
    .join(' ');
}
