import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { ONE_COPY } from './one-copy.ts';

/** Whatever the shell that builds is meant for: React's development build is several times as large and slow. */
const forProduction = {
  name: 'for-production',
  config: () => {
    process.env.NODE_ENV = 'production';
  },
};

/** The console is served below `/admin/`; its scripts and styles reach no public page. */
export default defineConfig({
  base: '/admin/',
  plugins: [
    forProduction,
    react(),
    compression({ algorithms: ['brotliCompress'], threshold: 1_400, logLevel: 'silent' }),
  ],
  // The editor brings its own toolbar and takes only the formats that it needs.
  resolve: { dedupe: [...ONE_COPY], alias: [{ find: /^quill$/, replacement: 'quill/core.js' }] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    // The content policy knows no fonts and scripts within addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2_000,
  },
});
