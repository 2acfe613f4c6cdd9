import { type Browser, chromium } from 'playwright-core';
import { chromiumAdvice, findChromium } from '../../../scripts/find-chromium.mjs';

/** A closed network makes the browser's own errands fail, many at a time. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page keeps its process when it is emptied: a new one costs as much as the page itself.
  '--process-per-site',
  // A page lives for a second or two: making its code as fast as can be costs more than it saves.
  '--js-flags=--no-opt',
  // Letters as wide as on phones and dense screens, not rounded to whole pixels.
  '--font-render-hinting=none',
  // Nothing outside the product answers. Taking requests out of the browser one by one would cost it its cache.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** One for all files of a worker; Playwright closes it when the process ends. */
let browser: Promise<Browser> | undefined;

/** The browser of this worker, started where it does not run. */
export function openBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumAdvice());
  const launched = await chromium.launch({ executablePath, args: FLAGS });
  // A crash fails the test that it happens in, and no other.
  launched.on('disconnected', () => {
    browser = undefined;
  });
  return launched;
}
