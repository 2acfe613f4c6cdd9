import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Site } from '@antam/server/app/site.ts';

const DIST = new URL('../../public-site/dist/', import.meta.url);
const RENDERER = fileURLToPath(new URL('server/entry-server.js', DIST));
const CLIENT = fileURLToPath(new URL('client/', DIST));
const MANIFEST = fileURLToPath(new URL('client/.vite/manifest.json', DIST));

/** What the built site's server half exports. */
interface SiteModule {
  createRenderer(parts: { manifest: unknown }): Site['render'];
  canonicalPath: Site['canonicalPath'];
  addressKind: Site['addressKind'];
  isOwn: Site['isOwn'];
  routeOf: Site['routeOf'];
}

/** Whether `npm run build` has been run. */
export const isSiteBuilt = (): boolean => existsSync(RENDERER) && existsSync(MANIFEST);

/** The built public site, or undefined before `npm run build`. */
export async function loadSite(): Promise<Site | undefined> {
  if (!isSiteBuilt()) return undefined;
  const built: unknown = await import(pathToFileURL(RENDERER).href);
  if (!isSiteModule(built)) throw new Error('public-site/dist is of another version: run "npm run build"');
  const manifest: unknown = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const { createRenderer, canonicalPath, addressKind, isOwn, routeOf } = built;
  return { render: createRenderer({ manifest }), canonicalPath, addressKind, isOwn, routeOf, clientFolder: CLIENT };
}

function isSiteModule(value: unknown): value is SiteModule {
  if (typeof value !== 'object' || value === null) return false;
  return ['createRenderer', 'canonicalPath', 'addressKind', 'isOwn', 'routeOf'].every(
    name => typeof Reflect.get(value, name) === 'function',
  );
}
