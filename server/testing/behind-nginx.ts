import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const DEPLOY = path.resolve(import.meta.dirname, '../../scripts/deploy');

/** nginx in front of a site, and what takes purges for it, as the files for operators have them but for TLS and ports. */
export interface Nginx {
  /** Where visitors ask, without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Where nginx and its purges will be, so that a site can be configured before it starts. */
export interface NginxPlace {
  readonly purgeUrl: string;
  readonly purgeToken: string;
  /** Where a site may listen. */
  readonly quietPort: number;
  /** Starts both in front of the site at this port. */
  start(sitePort: number): Promise<Nginx>;
}

/** Brings nginx where it is missing and this user may install it; fails with what to do where not. */
export async function placeNginx(): Promise<NginxPlace> {
  bringNginx();
  const taken = new Set<number>();
  const port = await quietPort(taken);
  const plainPort = await quietPort(taken);
  const purgePort = await quietPort(taken);
  const purgeToken = 'the-token-of-purges-in-tests';
  return {
    purgeUrl: `http://127.0.0.1:${purgePort}/`,
    purgeToken,
    quietPort: await quietPort(taken),
    start: async sitePort => {
      const folder = mkdtempSync(path.join(tmpdir(), 'antam-nginx-'));
      // As root, nginx works as another user, who has to get there.
      chmodSync(folder, 0o755);
      const cache = path.join(folder, 'cache');
      mkdirSync(cache);
      writeConfig(folder, { port, plainPort, sitePort, cache });
      const own = process.getuid?.() === 0 ? 'user root; ' : '';
      const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-g', `${own}daemon off;`], { stdio: 'inherit' });
      const purges = spawn(process.execPath, [path.join(DEPLOY, 'nginx-purge.ts'), cache, String(purgePort)], {
        env: { ANTAM_PURGE_TOKEN: purgeToken },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await Promise.all([answers(port, nginx), answers(purgePort, purges)]);
      const stop = async () => {
        await Promise.all([ended(nginx), ended(purges)]);
        rmSync(folder, { recursive: true });
      };
      return { url: `http://127.0.0.1:${port}`, stop };
    },
  };
}

const INSTALL = 'apt-get update -qq 2> /dev/null; apt-get install -y -qq --no-install-recommends nginx-light';

function bringNginx(): void {
  const isThere = () => spawnSync('nginx', ['-v']).status === 0;
  if (isThere()) return;
  if (process.getuid?.() === 0)
    spawnSync('sh', ['-c', INSTALL], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (!isThere()) throw new Error('These tests need nginx: install the package "nginx-light" of your distribution');
}

interface Ports {
  readonly port: number;
  readonly plainPort: number;
  readonly sitePort: number;
  readonly cache: string;
}

/** The very files for operators, on ports of their own and without TLS. */
function writeConfig(folder: string, { port, plainPort, sitePort, cache }: Ports): void {
  const read = (name: string) => readFileSync(path.join(DEPLOY, name), 'utf8');
  const changed = read('nginx-cache.conf')
    .replace(/^ *(ssl_|listen \[::\]).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('/var/cache/nginx/antam', cache)
    .replaceAll('/var/log/nginx/', '');
  writeFileSync(path.join(folder, 'nginx.conf'), read('nginx-own.conf'));
  writeFileSync(path.join(folder, 'antam.conf'), changed);
}

/** Below the ports that systems give to connections: what is free stays so until a server listens. */
const QUIET = { first: 20_000, count: 10_000 };

/** A port on which nothing listens, and that no connection takes meanwhile; none of those that are taken, to which it is added. */
async function quietPort(taken: Set<number>): Promise<number> {
  for (;;) {
    const port = QUIET.first + randomInt(QUIET.count);
    if (taken.has(port) || !(await isFree(port))) continue;
    taken.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false));
  server.listen(port, () => resolve(true));
  const free = await promise;
  if (free) await new Promise<void>(done => server.close(() => done()));
  return free;
}

const PAUSE_MS = 20;

/** Waits until a server listens; fails where the process has ended before. */
async function answers(port: number, { pid, exitCode }: ChildProcess): Promise<void> {
  for (;;) {
    if (pid === undefined || exitCode !== null) throw new Error(`Nothing listens at port ${port}`);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await sleep(PAUSE_MS);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
