import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Two builds from one source: the browser's (hashed files under `/assets/`, with a manifest from which the renderer
 * knows what each page needs) and the server's, bundled whole so that it always holds React's production build and
 * starts without resolving a single package.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: isSsrBuild ? false : 'public',
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { input: 'app/entry-client.tsx' },
  },
}));
