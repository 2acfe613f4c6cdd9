import type { TestProject } from 'vitest/node';
import { startTestProduct } from '../../testing/test-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product runs, without a slash at the end. */
    origin: string;
    /** Where its email messages are written. */
    mailFolder: string;
    /** Where people log in at the local identity provider, without a slash at the end. */
    identityProvider: string;
  }
}

/** Boots site, API and worker in memory with the world tiny, once for all browser tests. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const product = await startTestProduct();
  project.provide('origin', product.url);
  project.provide('identityProvider', product.identityProvider);
  const { mail } = product.services.config;
  if (mail.kind === 'folder') project.provide('mailFolder', mail.folder);
  return () => product.stop();
}
