// Finds a Chromium for the browser tests. Plain JavaScript without dependencies: the set-up asks before anything is
// installed, under whatever Node the machine has.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** What distributions of Linux call them; Debian's shell without windows takes the least processor. */
const LINUX_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'chromium-browser',
];

/** Where programs of each system stand that can run the tests. */
const PROGRAMS = {
  linux: ({ env }) => [
    ...LINUX_NAMES.flatMap(name =>
      [...(env.PATH ?? '').split(':'), '/usr/bin'].filter(Boolean).map(folder => path.posix.join(folder, name)),
    ),
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: ({ home }) =>
    ['', home].flatMap(root => [
      `${root}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${root}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${root}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ]),
  win32: ({ env }) =>
    [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
      .filter(root => root !== undefined)
      .flatMap(root => [
        path.win32.join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        path.win32.join(root, 'Chromium', 'Application', 'chrome.exe'),
        path.win32.join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]),
};

/** Where Playwright keeps the browsers that it has downloaded. */
const PLAYWRIGHT_FOLDERS = {
  linux: ({ env, home }) => path.posix.join(env.XDG_CACHE_HOME || path.posix.join(home, '.cache'), 'ms-playwright'),
  darwin: ({ home }) => path.posix.join(home, 'Library', 'Caches', 'ms-playwright'),
  win32: ({ env }) => env.LOCALAPPDATA && path.win32.join(env.LOCALAPPDATA, 'ms-playwright'),
};

/** What the browser is below a folder of Playwright's, `chromium-1200/…` or `chromium_headless_shell-1200/…`. */
const PLAYWRIGHT_PROGRAMS = [
  ...['linux64', 'linux-arm64', 'mac-x64', 'mac-arm64'].map(system => [
    `chrome-headless-shell-${system}`,
    'chrome-headless-shell',
  ]),
  ['chrome-headless-shell-win64', 'chrome-headless-shell.exe'],
  ...['linux64', 'linux-arm64', 'linux'].map(system => [`chrome-${system}`, 'chrome']),
  ...['mac-x64', 'mac-arm64'].map(system => [
    `chrome-${system}`,
    'Google Chrome for Testing.app',
    'Contents',
    'MacOS',
    'Google Chrome for Testing',
  ]),
  ...['win64', 'win'].map(system => [`chrome-${system}`, 'chrome.exe']),
  // Older downloads.
  ...['linux', 'mac'].map(system => [`chrome-${system}`, 'headless_shell']),
  ['chrome-win', 'headless_shell.exe'],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
];

/** What to install where there is none. */
const ADVICE = {
  linux: 'install the package "chromium" (or "chromium-headless-shell") of your distribution',
  darwin: 'install Google Chrome, or run "brew install --cask chromium"',
  win32: 'install Google Chrome or Microsoft Edge',
};

/**
 * Path of a Chromium, Chrome or Edge: the one that the variable CHROMIUM names, one of the system's, or one that
 * Playwright has downloaded; undefined where there is none.
 */
export function findChromium({ platform = process.platform, env = process.env, home = homedir() } = {}) {
  if (env.CHROMIUM) return env.CHROMIUM;
  const here = { env, home };
  return [...(PROGRAMS[platform]?.(here) ?? []), ...downloaded(platform, here)].find(file => existsSync(file));
}

/** One sentence that says how to get one. */
export const chromiumAdvice = (platform = process.platform) =>
  `No Chromium found: ${ADVICE[platform] ?? 'install Chromium'}, or set CHROMIUM to the path of one.`;

/** What Playwright may have downloaded: the newest first, and of one version the shell without windows. */
function downloaded(platform, here) {
  const folder = here.env.PLAYWRIGHT_BROWSERS_PATH || PLAYWRIGHT_FOLDERS[platform]?.(here);
  if (!folder || !existsSync(folder)) return [];
  const version = name => Number(name.split('-')[1]);
  return readdirSync(folder)
    .filter(name => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((one, other) => version(other) - version(one) || other.length - one.length)
    .flatMap(name => PLAYWRIGHT_PROGRAMS.map(parts => path.join(folder, name, ...parts)));
}
