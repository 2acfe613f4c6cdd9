import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createApp } from '@antam/server/app/create-app.ts';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { createWork } from '@antam/server/app/create-work.ts';
import type { Site } from '@antam/server/app/site.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import react from '@vitejs/plugin-react';
import { createServer as createVite, type Plugin, type ViteDevServer } from 'vite';
import { prepareDatabase } from '../cli/boot/worlds.ts';
import { processTerminal } from '../cli/io/terminal.ts';

/* One process with the API and Vite's middleware; see dev.ts. */

const SITE = fileURLToPath(new URL('../public-site/', import.meta.url));
const ENTRY = 'virtual:antam-dev';

/** The browser's entry with hot reload. The page's policy forbids inline scripts, so React's preamble is a module. */
function devEntry(): Plugin {
  return {
    name: 'antam-dev-entry',
    resolveId: id => (id === ENTRY ? ENTRY : undefined),
    load: id =>
      id === ENTRY
        ? `import '/@vite/client';\n${react.preambleCode.replace('__BASE__', '/')}\nawait import('/app/entry-client.tsx');`
        : undefined,
  };
}

/** Draws pages from the sources as they are now. */
function liveSite(vite: ViteDevServer): Site {
  const manifest = { 'app/entry-client.tsx': { file: `@id/${ENTRY}` } };
  const entry = () => vite.ssrLoadModule('/app/entry-server.tsx');
  return {
    render: async request => {
      const { createRenderer } = await entry();
      return createRenderer({ manifest })(request);
    },
    canonicalPath: url => canonicalPath(url),
    // Nothing is cached: the sources may have changed at the next request.
    addressKind: () => null,
    isOwn: () => true,
    routeOf: () => null,
    clientFolder: path.join(SITE, 'public'),
  };
}

/** Set once the renderer's module is there; asked synchronously. */
let canonicalPath: Site['canonicalPath'] = () => null;

/** Vite puts styles into the page, which the page's policy rightly forbids elsewhere. */
function dropPolicy(answer: ServerResponse): void {
  const setHeader = answer.setHeader.bind(answer);
  answer.setHeader = (name, value) =>
    name.toLowerCase() === 'content-security-policy' ? answer : setHeader(name, value);
}

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
const config = readConfig({
  ...process.env,
  ...(values.port === undefined ? {} : { PORT: values.port }),
  ...(values.data === undefined ? {} : { ANTAM_DATA: values.data }),
});
const services = await createServices({ ...config, pageCacheBytes: 0 });
await prepareDatabase(processTerminal(), services, 'demo');
const http = createHttpServer();
const vite = await createVite({
  root: SITE,
  configFile: false,
  appType: 'custom',
  plugins: [react(), devEntry()],
  server: { middlewareMode: true, hmr: { server: http } },
});
const { canonicalPath: ofSite } = await vite.ssrLoadModule('/app/entry-server.tsx');
canonicalPath = ofSite;
const app = createApp(services, { site: liveSite(vite) });
const worker = createWork(services);
const answerApp = app.callback();
http.on('request', (request, answer) => {
  dropPolicy(answer);
  vite.middlewares(request, answer, () => answerApp(request, answer));
});
http.listen(config.port, () => console.log(`An Tâm for developers is at http://localhost:${config.port}/`));
worker.start();

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

async function stop(): Promise<void> {
  http.close();
  http.closeAllConnections();
  await vite.close();
  await worker.stop();
  await app.close();
  await closeServices(services);
  process.exit(0);
}
