import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freshBundle } from '@antam/cli/bin/server-bundle.js';
import { z } from 'zod';

/** What of the repository serving and its operators need; the sites come as they are built. */
const SERVES = [
  /^(package|package-lock)\.json$/,
  /^(LICENSE|README\.md|README\.vi\.md|SECURITY\.md|CHANGELOG\.md)$/,
  /^docs\/[^/]+\.md$/,
  /^scripts\/deploy\//,
  /^(public-site|admin)\/package\.json$/,
  /^(server|cli|fixtures)\//,
];
/** What only looks at it, or builds it. */
const TESTS = /(\.test\.tsx?$|(^|\/)testing\/|^cli\/(build|e2e)\/|^fixtures\/releases\/)/;

/** Paths of the repository's own files that a release has. */
export function sourceFiles(root: string): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return tracked.filter(file => SERVES.some(pattern => pattern.test(file)) && !TESTS.test(file));
}

const BUILT = ['public-site/dist', 'admin/dist', 'cli/dist'];

/** Paths of what the builds have made. Throws where nothing was built, or the server from other sources. */
export function builtFiles(root: string): string[] {
  if (freshBundle(root) === undefined) throw new Error('the server was built from other sources: run "npm run build"');
  return BUILT.flatMap(folder => {
    const files = filesBelow(root, folder);
    if (files.length === 0) throw new Error(`${folder} is empty: run "npm run build"`);
    return files;
  }).filter(file => path.basename(file) !== '.sources');
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), link: z.boolean().optional() })),
});

/** Folders of the packages that serving needs on this machine, as `npm ci --omit=dev` leaves them. */
export function packageFolders(root: string): string[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder]) => folder)
    .filter(folder => existsSync(path.join(root, folder)));
}

/** Of the package that brings Node only the program and its licence: most of it is for compiling against it. */
const NODE_PACKAGE = /^node_modules\/node-(bin-)?(linux|darwin|win)-/;
const OF_NODE = /^(bin\/node(\.exe)?|package\.json|LICENSE)$/;

/** Paths of the files of one package, without packages inside it, which have entries of their own. */
export function filesOfPackage(root: string, folder: string): string[] {
  return filesBelow(root, folder).filter(file => {
    const inside = path.relative(folder, file);
    return !inside.split(path.sep).includes('node_modules') && (!NODE_PACKAGE.test(folder) || OF_NODE.test(inside));
  });
}
