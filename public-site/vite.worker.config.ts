import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const CLIENT = path.join(import.meta.dirname, 'dist/client');

const manifest = readFileSync(path.join(CLIENT, '.vite/manifest.json'));

/** The service worker, at an address of its own that never changes; it carries the name of the build before it. */
export default defineConfig({
  define: { BUILD: JSON.stringify(hash('sha1', manifest).slice(0, 12)) },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: CLIENT,
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'worker/worker.ts', output: { entryFileNames: 'sw.js' } },
  },
});
