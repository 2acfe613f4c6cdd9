#!/usr/bin/env node
// Started by whatever Node the machine has; the program itself runs under the Node 24 that the repository brings,
// because older ones neither strip types nor survive better-sqlite3.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const WANTED_MAJOR = 24;

function bundledNode() {
  const require = createRequire(import.meta.url);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const manifest = require.resolve(`node-${platform}-${process.arch}/package.json`);
  return path.join(path.dirname(manifest), require(manifest).bin.node);
}

if (Number.parseInt(process.versions.node, 10) >= WANTED_MAJOR) await import(main);
else {
  const child = spawnSync(bundledNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  if (child.signal) process.kill(process.pid, child.signal);
  process.exitCode = child.status ?? 1;
}
