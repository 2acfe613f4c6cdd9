import type { Plugin } from 'vite';
import { type IconNode, linesOf } from './icon-lines.ts';

const DRAWING = /url\("lucide:([\w-]+?)(-filled)?"\)/g;
const LOOK = `stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'`;

/** Puts icons into style sheets: `url("lucide:map-pin")` becomes the drawing itself, `url("lucide:heart-filled")` that of its filled form. */
export function drawnIcons(): Plugin {
  return {
    name: 'drawn-icons',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('.css') || !code.includes('url("lucide:')) return null;
      return { code: await styleWithIcons(code), map: null };
    },
  };
}

/** A style sheet with drawings in the place of the names of icons. Throws where one names no icon. */
export async function styleWithIcons(style: string): Promise<string> {
  const names = new Set([...style.matchAll(DRAWING)].map(([, name = '']) => name));
  const lines = new Map(await Promise.all([...names].map(async name => [name, await linesNamed(name)] as const)));
  return style.replace(DRAWING, (_, name: string, filled?: string) =>
    drawing(lines.get(name) ?? '', filled !== undefined),
  );
}

async function linesNamed(name: string): Promise<string> {
  const { __iconData: icon }: { __iconData?: { node: readonly IconNode[] } } = await import(
    `lucide-react/icons/${name}`
  );
  if (icon === undefined) throw new Error(`lucide has no icon of the name ${name}.`);
  return linesOf(icon.node);
}

function drawing(lines: string, isFilled: boolean): string {
  const written = lines.replaceAll('"', "'").replaceAll('<', '%3C').replaceAll('>', '%3E');
  const fill = isFilled ? '' : ` fill='none'`;
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'${fill} ${LOOK}%3E${written}%3C/svg%3E")`;
}
