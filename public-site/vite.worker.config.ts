import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const CLIENT = path.join(import.meta.dirname, 'dist/client');

const manifest = readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8');

/** The faces of body and headings, `be-vietnam-pro-400-PpnXBOrz.woff2`. */
const FACE = /be-vietnam-pro-(400|600)[^/]*\.woff2$/;

/** By the addresses under which the page without a network asks for them. */
const fonts = Object.fromEntries(
  readdirSync(path.join(CLIENT, 'assets')).flatMap(file => {
    const weight = FACE.exec(file)?.[1];
    return weight === undefined ? [] : [[`/ngoai-tuyen/${weight}.woff2`, `/assets/${file}`]];
  }),
);

/** The service worker, at an address of its own that never changes; it carries the name of the build before it. */
export default defineConfig({
  define: { BUILD: JSON.stringify(hash('sha1', manifest).slice(0, 12)), FONTS: JSON.stringify(fonts) },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: CLIENT,
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: { input: 'worker/worker.ts', output: { entryFileNames: 'sw.js' } },
  },
});
