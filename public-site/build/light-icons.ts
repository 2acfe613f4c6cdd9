import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const ICON_FILE = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const FACTORY = fileURLToPath(new URL('../app/icons/light-icon.tsx', import.meta.url));

/** Turns each lucide icon into one `lightIcon('<path …>')` call; the components keep their names and props. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    async load(id) {
      if (!ICON_FILE.test(id)) return null;
      const { __iconData: icon }: { __iconData?: { node: readonly IconNode[] } } = await import(id);
      // A former name's file only points to the icon's own.
      if (icon === undefined) return null;
      const lines = icon.node.map(lineOf).join('');
      const code = `import { lightIcon } from ${JSON.stringify(FACTORY)};\nexport default /* @__PURE__ */ lightIcon(${JSON.stringify(lines)});`;
      return { code, moduleSideEffects: false };
    },
  };
}

function lineOf([tag, { key: _, ...attributes }]: IconNode): string {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${text.join('')}/>`;
}
