import { inject } from 'vitest';

/** What tests know of the product that they look at. */
export interface TestedProduct {
  /** Where it runs, without a slash at the end. */
  readonly origin: string;
  /** Where its email messages are written. */
  readonly mailFolder: string;
  /** Where people log in at the local identity provider, without a slash at the end. */
  readonly identityProvider: string;
}

/** The product of this worker. All files that the worker runs share it. */
export const product = await ownProduct();

async function ownProduct(): Promise<TestedProduct> {
  const answer = await fetch(`${inject('products')}/${process.env.VITEST_POOL_ID}`);
  if (!answer.ok) throw new Error(`The product did not start: ${await answer.text()}`);
  return answer.json();
}
