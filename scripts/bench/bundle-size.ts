import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const manifestShape = z.record(
  z.string(),
  z.object({ file: z.string(), src: z.string().optional(), imports: z.array(z.string()).optional() }),
);

export interface RouteSize {
  readonly route: string;
  /** Script that opening the route loads in all, gzip bytes. */
  readonly gzipBytes: number;
  /** How many files of script these are. */
  readonly requests: number;
}

const ENTRY = 'app/entry-client.tsx';

/** Script that each route of the built site loads with the entry, without what comes only on a visitor's action. */
export function routeSizes(clientFolder: string): RouteSize[] {
  const manifest = manifestShape.parse(
    JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')),
  );
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(clientFolder, file)), { level: 9 }).length;
    sizes.set(file, known);
    return known;
  };
  const filesOf = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };
  return Object.keys(manifest)
    .filter(key => /^app\/routes\/.*\.tsx$/.test(key))
    .map(key => {
      const files = [...new Set([...filesOf(ENTRY), ...filesOf(key)])].filter(file => file.endsWith('.js'));
      const gzipBytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
      return { route: path.basename(key, '.tsx'), gzipBytes, requests: files.length };
    })
    .sort((a, b) => a.route.localeCompare(b.route));
}
