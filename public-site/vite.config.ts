import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { drawnIcons } from './build/drawn-icons.ts';
import { leanRouter } from './build/lean-router.ts';
import { lightIcons } from './build/light-icons.ts';
import { pageSheets } from './build/page-sheets.ts';
import { plainScript } from './build/plain-script.ts';
import { sharedChunks } from './build/shared-chunk.ts';

/** Changes only when a package does, so it stays in the visitors' caches. */
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  priority: 3,
};

/** What several pages use is few files: many small ones pack badly and cost a request each. */
const shared = sharedChunks(import.meta.dirname);

/** Runs before the first paint, so it is no module. */
const FIRST_SCRIPT = 'app/waking/first-script.ts';

/** Files are sent as they were packed here, once: the server packs only what has no such file beside it. */
const BROTLI = { algorithms: ['brotliCompress' as const], threshold: 1_400, logLevel: 'silent' as const };

/** Whatever the shell that builds is meant for: JSX made for development calls what React's production build has not. */
const forProduction = {
  name: 'for-production',
  config: () => {
    process.env.NODE_ENV = 'production';
  },
};

/**
 * Two builds from one source: the browser's (hashed files under `/assets/`, with a manifest from which the renderer
 * knows what each page needs) and the server's, bundled whole so that it always holds React's production build and
 * starts without resolving a single package. It is one file: a server that runs on while the site is built again would
 * look for the chunks of its own build.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    forProduction,
    react(),
    lightIcons(),
    drawnIcons(),
    leanRouter(),
    ...(isSsrBuild ? [] : [plainScript(FIRST_SCRIPT), pageSheets(import.meta.dirname), compression(BROTLI)]),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: isSsrBuild ? false : 'public',
  // The editor brings its own toolbar and takes only the formats that it needs.
  resolve: { alias: [{ find: /^quill$/, replacement: 'quill/core.js' }] },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { output: { codeSplitting: false } }
      : {
          input: ['app/entry-client.tsx', FIRST_SCRIPT],
          output: { codeSplitting: { groups: [framework, shared] } },
        },
  },
}));
