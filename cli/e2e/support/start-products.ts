import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { flushSearchTally } from '@antam/server/features/search-words/tally.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { writeSession } from '@antam/server/testing/log-in.ts';
import type { TestProject } from 'vitest/node';
import type { Product } from '../../harness/product.ts';
import { writeHostileTexts } from '../../testing/hostile-texts.ts';
import { createTestProducts } from '../../testing/test-product.ts';
import { writeWideTexts } from '../../testing/wide-texts.ts';
import type { TestedProduct } from './product.ts';

const MINUTE_MS = 60_000;

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Where the tests ask for products: `/begin?worker=412` starts one and describes it; `/7/end` ends it; `/7/session?email=…`
     * logs an account in, and `/7/session?email=…&secondFactor=` one that has shown its second factor;
     * `/7/morning` puts the clock forward, `/7/pass?minutes=…` by so much; `/7/hostile` fills it with hostile texts and says on which pages they stand;
     * `/7/wide` gives its texts words without a place to break.
     */
    products: string;
  }
}

/**
 * Lets each file of tests have a product of its own with the world tiny: what one file changes, no other meets. All
 * products run in this process, which waits for the browsers most of the time. Those of one worker follow each other at one
 * address, so that its browser knows scripts, styles and pictures from the file before.
 */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const made = await createTestProducts();
  const running = new Map<string, Product>();
  /** By worker: its port, and the end of its last product. */
  const addresses = new Map<string, { port: number; isFree: Promise<void> }>();
  let begun = 0;

  const answerTo = async (address: string): Promise<unknown> => {
    const { pathname, searchParams } = new URL(address, 'http://products');
    if (pathname === '/begin') {
      begun += 1;
      const name = String(begun);
      const worker = searchParams.get('worker') ?? '';
      const address = addresses.get(worker);
      await address?.isFree;
      const product = await made.start(address?.port);
      const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
      addresses.set(worker, { port: product.port, isFree });
      running.set(name, { ...product, stop: () => product.stop().finally(free) });
      return described(name, product);
    }
    const [, number = '', call] = pathname.split('/');
    const product = running.get(number);
    if (!product) throw new Error(`There is no product ${number}`);
    if (call === 'session') {
      const email = searchParams.get('email') ?? '';
      const secondFactor = searchParams.has('secondFactor');
      if (secondFactor) await setUpSecondFactor(product, email);
      return writeSession(product, email, { secondFactor });
    }
    if (call === 'morning') {
      product.passTime(untilMorning(product.services.clock.now()));
      return null;
    }
    if (call === 'pass') {
      product.passTime(Number(searchParams.get('minutes')) * MINUTE_MS);
      await flushSearchTally(product.services);
      return null;
    }
    if (call === 'hostile') return writeHostileTexts(product.services);
    if (call === 'wide') {
      await writeWideTexts(product.services);
      return null;
    }
    running.delete(number);
    // Only the next product of its worker waits for it: it lets connections end that are silent for a moment.
    void product.stop();
    return null;
  };

  const server = createServer(({ url = '' }, answer) => {
    answerTo(url).then(
      told => answer.end(JSON.stringify(told)),
      error => answer.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  project.provide('products', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await Promise.all([...running.values()].map(product => product.stop()));
    await Promise.all([...addresses.values()].map(({ isFree }) => isFree));
    await made.remove();
  };
}

const DAY_MS = 86_400_000;
/** 10h00 in Hà Nội. */
const MORNING_MS = 3 * 3_600_000;

/** How long it is to the next morning. */
const untilMorning = (now: Date): number => (MORNING_MS - (now.getTime() % DAY_MS) + DAY_MS) % DAY_MS;

/** Gives an account a second factor that nobody can show: an account with a session that has one is asked for none. */
async function setUpSecondFactor({ services: { db, clock } }: Product, email: string): Promise<void> {
  const set = 'update account set totp_confirmed_at = ? where email = ? and totp_confirmed_at is null';
  await db.transaction(unit => textOf(unit).sql(set, [clock.now(), email]));
}

function described(number: string, { url, identityProvider, services }: Product): TestedProduct {
  const { mail } = services.config;
  if (mail.kind !== 'folder') throw new Error('The product for tests writes its email messages to a folder');
  return { number, origin: url, identityProvider, mailFolder: mail.folder };
}
