import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { loadSite } from '../../cli/boot/site.ts';
import { writeFloors } from './floor/write-floors.ts';
import { recordPages } from './record-pages.ts';
import { recordSql } from './record-sql.ts';
import type { Scenario } from './scenarios.ts';
import { type MeasuredServer, startServer } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BARE = 'scripts/bench/bare-server.ts';
const BARE_COPY = 'scripts/bench/bare-copy-server.ts';
const BARE_RENDER = 'scripts/bench/bare-render-server.ts';
const BARE_SUGGEST = 'scripts/bench/bare-suggest-server.ts';

/** The raw limits, each in a process of its own. */
export interface BareServers {
  /** What a scenario is compared with; undefined where nothing is. */
  of(scenario: Scenario): MeasuredServer | undefined;
  /** The best statements that can be written for its answers; undefined where it is not compared with SQL. */
  floorOf(scenario: Scenario): MeasuredServer | undefined;
  /** Koa with nothing on it. */
  readonly koa: MeasuredServer;
  stop(): Promise<void>;
}

/** Records what our server, which runs at `origin`, does for the scenarios and starts servers that do only that. */
export async function startBareServers(
  cache: string,
  folder: string,
  all: readonly Scenario[],
  origin: string,
): Promise<BareServers> {
  const comparedWith = (bare: Scenario['bare']) => all.filter(scenario => scenario.bare === bare);
  const koa = await startServer(BARE, []);
  const servers: Partial<Record<Scenario['bare'], MeasuredServer>> = {};
  if (comparedWith('copy').length > 0) {
    servers.copy = await startServer(BARE_COPY, ['--origin', origin], {
      readyPath: comparedWith('copy')[0]?.paths[0] ?? '/',
    });
  }
  const bySql = comparedWith('sql');
  let floor: MeasuredServer | undefined;
  if (bySql.length > 0) {
    const [statements, floors] = [path.join(cache, 'statements.json'), path.join(cache, 'floors.json')];
    await recordSql(folder, bySql, statements);
    writeFloors(bySql, floors);
    const database = path.join(folder, 'antam.sqlite');
    servers.sql = await startServer(BARE, ['--database', database, '--statements', statements]);
    floor = await startServer(BARE, ['--database', database, '--statements', floors]);
  }
  const rendered = comparedWith('render');
  if (rendered.length > 0) {
    const answers = path.join(cache, 'answers.json');
    const site = await loadSite();
    if (!site) throw new Error('the public site is not built: run npm run build');
    await recordPages(folder, site, rendered, answers);
    const bundle = await buildRenderer(cache);
    servers.render = await startServer(BARE_RENDER, ['--bundle', bundle, '--answers', answers]);
  }
  if (comparedWith('suggest').length > 0) servers.suggest = await startServer(BARE_SUGGEST, ['--data', folder]);
  return {
    of: ({ bare }) => servers[bare],
    floorOf: ({ bare }) => (bare === 'sql' ? floor : undefined),
    koa,
    stop: async () => {
      await Promise.all([koa, ...Object.values(servers), ...(floor ? [floor] : [])].map(server => server.stop()));
    },
  };
}

async function buildRenderer(cache: string): Promise<string> {
  const outDir = path.join(cache, 'render');
  await build({
    root: path.join(ROOT, 'public-site'),
    logLevel: 'error',
    build: { ssr: path.join(ROOT, 'scripts/bench/render-entry.tsx'), outDir, emptyOutDir: true, manifest: false },
  });
  return path.join(outDir, 'render-entry.js');
}
