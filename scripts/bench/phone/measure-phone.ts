import { chromium } from 'playwright-core';
import { chromiumAdvice, findChromium } from '../../find-chromium.mjs';
import { startServer } from '../server-process.ts';
import { medianOf } from '../statistics.ts';
import { fixed, kilobytes, markdownTable } from '../table.ts';
import { type PhonePage, phonePages } from './pages.ts';
import { loadOnPhone, type PhoneLoad } from './throttled-load.ts';

/** The aims before the visitor touches a page. */
const AIM = {
  scriptBytes: 15 * 1_024,
  allBytes: 160 * 1_024,
  requests: 20,
  paintsAfterFirst: 1.15,
  firstBesidePlain: 1.05,
  shift: 0.01,
  longestTaskMs: 50,
};

const HEADER = [
  'page',
  'HTML KB',
  'script KB',
  'fonts KB',
  'all KB',
  'requests',
  'elements',
  'first paint ms',
  'of it without script',
  'largest paint ms',
  'shift',
  'longest task ms',
  'missed',
];

/** What pages cost on a poor phone before they are touched, as a table: medians of so many rounds, of a data folder's server. */
export async function phoneTable(folder: string, rounds: number): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(chromiumAdvice());
  // The demo's people have known passwords, so no site in production serves it.
  const server = await startServer('cli/bin/antam.js', ['serve', '--data', folder, '--world', 'none'], {
    env: { NODE_ENV: 'development', DATABASE_URL: '' },
    readyPath: '/readyz',
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const rows: string[][] = [];
    for (const page of await phonePages(server.url)) {
      process.stderr.write(`${page.name} …\n`);
      const [withScript, plain] = [[] as PhoneLoad[], [] as PhoneLoad[]];
      for (let round = 0; round < rounds; round += 1) {
        withScript.push(await loadOnPhone(browser, server.url + page.path));
        plain.push(await loadOnPhone(browser, server.url + page.path, false));
      }
      rows.push(rowOf(page, medianOf(withScript), medianOf(plain)));
    }
    return markdownTable(HEADER, rows);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function rowOf({ name }: PhonePage, load: PhoneLoad, plain: PhoneLoad): string[] {
  return [
    name,
    kilobytes(load.htmlBytes),
    kilobytes(load.scriptBytes),
    kilobytes(load.fontBytes),
    kilobytes(load.allBytes),
    fixed(load.requests, 0),
    fixed(load.elements, 0),
    fixed(load.firstPaintMs, 0),
    fixed(plain.firstPaintMs, 0),
    fixed(load.largestPaintMs, 0),
    fixed(load.shift, 3),
    fixed(load.longestTaskMs, 0),
    missed(load, plain).join(', ') || '–',
  ];
}

/** What of the aims a page misses, by name. */
export function missed(load: PhoneLoad, plain: PhoneLoad): string[] {
  const isMissed = {
    script: load.scriptBytes > AIM.scriptBytes,
    all: load.allBytes > AIM.allBytes,
    requests: load.requests > AIM.requests,
    'first paint': load.firstPaintMs > AIM.firstBesidePlain * plain.firstPaintMs,
    'largest paint': load.largestPaintMs > AIM.paintsAfterFirst * load.firstPaintMs,
    shift: load.shift > AIM.shift,
    'long task': load.longestTaskMs > AIM.longestTaskMs,
  };
  return Object.entries(isMissed)
    .filter(([, is]) => is)
    .map(([name]) => name);
}
