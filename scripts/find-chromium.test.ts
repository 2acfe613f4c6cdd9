import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chromiumAdvice, findChromium } from './find-chromium.mjs';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'antam-home-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** Puts a program at a place below the home folder. */
function install(...parts: string[]): string {
  const file = path.join(home, ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM names', () => {
    expect(findChromium({ env: { CHROMIUM: '/opt/mine' }, home })).toBe('/opt/mine');
  });

  it('is the newest that Playwright has downloaded, where the system has none', () => {
    const folder = ['Library', 'Caches', 'ms-playwright'];
    install(...folder, 'chromium-990', 'chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium');
    const newest = install(
      ...folder,
      'chromium-1200',
      'chrome-mac-arm64',
      'Google Chrome for Testing.app',
      'Contents',
      'MacOS',
      'Google Chrome for Testing',
    );
    expect(findChromium({ platform: 'darwin', env: {}, home })).toBe(newest);
  });

  it('is the shell without windows where Playwright has downloaded both', () => {
    const folder = ['Library', 'Caches', 'ms-playwright'];
    install(
      ...folder,
      'chromium-1200',
      'chrome-mac-arm64',
      'Google Chrome for Testing.app',
      'Contents',
      'MacOS',
      'Google Chrome for Testing',
    );
    const shell = ['chromium_headless_shell-1200', 'chrome-headless-shell-mac-arm64', 'chrome-headless-shell'];
    const installed = install(...folder, ...shell);
    expect(findChromium({ platform: 'darwin', env: {}, home })).toBe(installed);
  });

  it.each([
    ['chromium_headless_shell-1200', 'chrome-headless-shell-linux64', 'chrome-headless-shell'],
    ['chromium_headless_shell-1200', 'chrome-headless-shell-linux-arm64', 'chrome-headless-shell'],
    ['chromium_headless_shell-1200', 'chrome-headless-shell-mac-x64', 'chrome-headless-shell'],
    ['chromium_headless_shell-1200', 'chrome-headless-shell-win64', 'chrome-headless-shell.exe'],
    ['chromium-1200', 'chrome-linux64', 'chrome'],
    ['chromium-1200', 'chrome-linux-arm64', 'chrome'],
    ['chromium-1200', 'chrome-win64', 'chrome.exe'],
    ['chromium-990', 'chrome-linux', 'chrome'],
  ])('is looked for in the folder that PLAYWRIGHT_BROWSERS_PATH names: %s/%s/%s', (...parts) => {
    const file = install('browsers', ...parts);
    const env = { PLAYWRIGHT_BROWSERS_PATH: path.join(home, 'browsers') };
    expect(findChromium({ platform: 'aix', env, home })).toBe(file);
  });

  it('is one of the folders of PATH on Linux', () => {
    const file = install('bin', 'chromium-headless-shell');
    expect(findChromium({ platform: 'linux', env: { PATH: path.join(home, 'bin') }, home })).toBe(file);
  });

  it('is a Chrome in the user’s own folder on macOS', () => {
    const mac = install('Applications', 'Google Chrome.app', 'Contents', 'MacOS', 'Google Chrome');
    expect(findChromium({ platform: 'darwin', env: {}, home })).toBe(mac);
  });

  it('is not found on an empty machine, and the message says what to install', () => {
    expect(findChromium({ platform: 'darwin', env: {}, home })).toBeUndefined();
    expect(chromiumAdvice('darwin')).toContain('brew install');
    expect(chromiumAdvice('win32')).toContain('Edge');
    expect(chromiumAdvice('linux')).toContain('chromium');
  });
});
