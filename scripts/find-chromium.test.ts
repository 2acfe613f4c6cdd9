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
    install(
      'Library',
      'Caches',
      'ms-playwright',
      'chromium-990',
      'chrome-mac',
      'Chromium.app',
      'Contents',
      'MacOS',
      'Chromium',
    );
    const newest = install(
      ...['Library', 'Caches', 'ms-playwright', 'chromium-1200', 'chrome-mac-arm64'],
      ...['Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
    );
    expect(findChromium({ platform: 'darwin', env: {}, home })).toBe(newest);
  });

  it('is a Chrome in the user’s own folder on macOS', () => {
    const mac = install('Applications', 'Google Chrome.app', 'Contents', 'MacOS', 'Google Chrome');
    expect(findChromium({ platform: 'darwin', env: {}, home })).toBe(mac);
  });

  it('is looked for where PLAYWRIGHT_BROWSERS_PATH says', () => {
    const file = install(
      'browsers',
      'chromium_headless_shell-1200',
      'chrome-headless-shell-linux64',
      'chrome-headless-shell',
    );
    const env = { PLAYWRIGHT_BROWSERS_PATH: path.join(home, 'browsers') };
    expect(findChromium({ platform: 'aix', env, home })).toBe(file);
  });

  it('is not found on an empty machine, and the message says what to install', () => {
    expect(findChromium({ platform: 'darwin', env: {}, home })).toBeUndefined();
    expect(chromiumAdvice('darwin')).toContain('brew install');
    expect(chromiumAdvice('win32')).toContain('Edge');
    expect(chromiumAdvice('linux')).toContain('chromium');
  });
});
