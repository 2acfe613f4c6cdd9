// Brings a fresh clone to where it can run, and does nothing where that was done before. Plain JavaScript without
// dependencies: it runs before anything is installed, under Node 20 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshBundle } from '../cli/bin/server-bundle.js';
import { chromiumAdvice, findChromium } from './find-chromium.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCK = path.join(ROOT, 'package-lock.json');
const INSTALLED = path.join(ROOT, 'node_modules', '.antam-lock');
const NPM_RECORD = path.join(ROOT, 'node_modules', '.package-lock.json');
/** What visitors' and staff's browsers get, and what each is made from beside the contracts. */
const BUILDS = [
  {
    name: 'the public site',
    workspace: 'public-site',
    sources: ['app', 'build', 'public', 'worker', 'vite.config.ts', 'vite.worker.config.ts', 'package.json', 'editor'],
  },
  {
    name: 'the staff console',
    workspace: 'admin',
    sources: ['src', 'index.html', 'one-copy.ts', 'vite.config.ts', 'package.json', '../public-site/editor'],
  },
];
const CONTRACTS = path.join(ROOT, 'server', 'features');
const SITE_PAGE = path.join(ROOT, 'server', 'platform', 'http', 'site-page.ts');
const DECLARATION = /(contract|pages|\.record)\.ts$/;
const INSTALL = 'apt-get install -y -qq --no-install-recommends fonts-liberation';
/**
 * Installs the browser without windows, and a font whose metrics the site's fallback is matched to. Other distributions with
 * apt have no package of the shell alone.
 */
const INSTALL_CHROMIUM = `apt-get update -qq 2> /dev/null; ${INSTALL} chromium-headless-shell || ${INSTALL} chromium`;

/** What keeps a clone from running, as a person can read it. */
class SetupFailure extends Error {}

/**
 * Installs the packages and builds site, console and server where that is due; `browser` also looks for a Chromium, for tests. Ends the
 * process where that fails.
 */
export async function setup({ browser = false } = {}) {
  try {
    await setUp(browser);
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    say(error.message);
    process.exit(1);
  }
}

async function setUp(browser) {
  checkNode();
  // It comes while the packages do.
  const chromium = browser ? installChromium() : undefined;
  try {
    installPackages();
    for (const part of BUILDS) build(part);
    bundle();
  } finally {
    const advice = await chromium;
    if (advice) say(advice);
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed (https://nodejs.org).`);
}

function installPackages() {
  const wanted = hash([readFileSync(LOCK)]);
  if (read(INSTALLED) === wanted) return;
  if (!isInstalled()) {
    say('Installing packages (about a minute, once) …');
    const install = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    // npm cannot always clear away what another version left; an empty folder needs no clearing.
    if (!succeeds('npm', install)) {
      rmSync(path.dirname(INSTALLED), { recursive: true, force: true, maxRetries: 5 });
      run('npm', install);
    }
  }
  writeFileSync(INSTALLED, wanted);
}

/** Whether npm's own record says that everything the lock file asks for is there. */
function isInstalled() {
  const record = read(NPM_RECORD);
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  const locked = Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages);
  return locked.every(([where, { version, optional, link }]) => {
    const isOurs = where === '' || link || !where.includes('node_modules/');
    return isOurs || installed[where]?.version === version || (optional && !installed[where]);
  });
}

function build({ name, workspace, sources }) {
  const built = path.join(ROOT, workspace, 'dist', '.sources');
  const files = [...sources.flatMap(source => filesIn(path.join(ROOT, workspace, source))), ...contracts(), LOCK];
  const wanted = hash(files.flatMap(file => [Buffer.from(file), readFileSync(file)]));
  if (read(built) === wanted) return;
  say(`Building ${name} …`);
  run('npm', ['run', 'build', '--silent', '--workspace', `@antam/${workspace}`]);
  writeFileSync(built, wanted);
}

/** Puts the server into one file, for its starts. */
function bundle() {
  if (freshBundle()) return;
  say('Building the server …');
  run('npm', ['run', 'build', '--silent', '--workspace', '@antam/cli']);
}

/** What the sites load of the features: contracts, addresses of pages and tables of fields. */
const contracts = () =>
  readdirSync(CONTRACTS)
    .flatMap(name => filesIn(path.join(CONTRACTS, name)))
    .filter(file => DECLARATION.test(file))
    .concat(SITE_PAGE);

/** All files below a folder, or the file itself, in an order that does not change. */
function filesIn(name) {
  if (!existsSync(name)) return [];
  if (path.extname(name) !== '') return [name];
  const entries = readdirSync(name, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap(entry => {
    const file = path.join(name, entry.name);
    return entry.isDirectory() ? filesIn(file) : [file];
  });
}

/** Installs a Chromium where there is none; answers what to say where that cannot be. */
async function installChromium() {
  if (findChromium()) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) {
    return `${chromiumAdvice()} The browser tests fail without it.`;
  }
  say('Installing Chromium for the browser tests …');
  const apt = spawn('sh', ['-c', INSTALL_CHROMIUM], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [status] = await once(apt, 'exit');
  return status === 0 ? undefined : 'Chromium could not be installed: the browser tests will fail.';
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function succeeds(command, args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

function run(command, args) {
  if (!succeeds(command, args)) fail(`"${command} ${args.join(' ')}" failed.`);
}

const say = text => console.error(text);

function fail(text) {
  throw new SetupFailure(text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(path.join(ROOT, 'node_modules'), { recursive: true });
  await setup({ browser: process.argv.includes('--browser') });
}
