#!/usr/bin/env node
// Started by whatever Node the machine has; the program itself runs under the Node 26 that the repository brings,
// because older ones neither strip types nor survive better-sqlite3.
import * as nodeModule from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithLauncher, hasServerFlags, isNewEnough, runUnderBundledNode, SERVER } from './bundled-node.js';
import { freshBundle } from './server-bundle.js';

const main = new URL('../main.ts', import.meta.url);
const args = process.argv.slice(2);
const isServer = args[0] === 'serve' || args[0] === 'work';

if (isNewEnough() && (!isServer || hasServerFlags())) {
  endWithLauncher();
  // Keeps what was compiled, types already stripped, for the next start.
  nodeModule.enableCompileCache?.(fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)));
  const bundle = isServer ? freshBundle() : undefined;
  await import(bundle === undefined ? main.href : pathToFileURL(bundle).href);
} else {
  process.exitCode = await runUnderBundledNode(fileURLToPath(import.meta.url), args, isServer ? SERVER : undefined);
}
