import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { Product } from '../../harness/product.ts';
import { startTestProduct } from '../../testing/test-product.ts';
import type { TestedProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for its product by its number: `GET {products}/2` starts that one when it is asked for first. */
    products: string;
  }
}

/**
 * Lets each worker have a product of its own with the world tiny: what the tests of one worker change, the tests of
 * another do not meet. All products run in this process, which waits for the browsers most of the time.
 */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const products = new Map<string, Promise<Product>>();
  const reply = async (url: string, answer: ServerResponse) => {
    try {
      const product = products.get(url) ?? startTestProduct();
      products.set(url, product);
      answer.end(JSON.stringify(described(await product)));
    } catch (error) {
      answer.writeHead(500).end(String(error));
    }
  };
  const server = createServer(({ url = '' }, answer) => void reply(url, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  project.provide('products', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await Promise.all([...products.values()].map(async product => (await product).stop()));
  };
}

function described({ url, identityProvider, services }: Product): TestedProduct {
  const { mail } = services.config;
  if (mail.kind !== 'folder') throw new Error('The product for tests writes its email messages to a folder');
  return { origin: url, identityProvider, mailFolder: mail.folder };
}
