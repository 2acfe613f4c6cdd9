import { inject } from 'vitest';

/** What tests know of the product that they look at. */
export interface TestedProduct {
  /** By which the test run that starts products knows it. */
  readonly number: string;
  /** Where it runs, without a slash at the end. */
  readonly origin: string;
  /** Where its email messages are written. */
  readonly mailFolder: string;
  /** Where people log in at the local identity provider, without a slash at the end. */
  readonly identityProvider: string;
}

/** The product of the file whose tests run. */
export const product: TestedProduct = { number: '', origin: '', mailFolder: '', identityProvider: '' };

/** Starts the product of a file, which must end the one before it. */
export async function beginProduct(): Promise<void> {
  Object.assign(product, await ask(`begin?worker=${process.pid}`));
}

/** Ends the product of a file, with everything that was stored in it. */
export async function endProduct(): Promise<void> {
  await ask(`${product.number}/end`);
}

/**
 * Logs an account in without its password, as one browser more; answers the token for its cookie.
 * @param secondFactor whether it has shown its second factor, as staff must have
 */
export async function beginSession(email: string, { secondFactor }: { secondFactor: boolean }): Promise<string> {
  const query = new URLSearchParams({ email, ...(secondFactor && { secondFactor: '' }) });
  return String(await ask(`${product.number}/session?${query}`));
}

/** Puts the product's clock forward to ten in the morning, for what must not meet midnight; at the beginning of a file. */
export const waitForMorning = (): Promise<unknown> => ask(`${product.number}/morning`);

/** Puts the product's clock forward: what is due by then happens. */
export const passMinutes = (minutes: number): Promise<unknown> => ask(`${product.number}/pass?minutes=${minutes}`);

/** Fills the product with hostile texts, cleaned as commands clean them; answers the paths of the pages that show them. */
export async function writeHostileTexts(): Promise<readonly string[]> {
  const paths = await ask(`${product.number}/hostile`);
  return Array.isArray(paths) ? paths.map(String) : [];
}

/** Gives every text of people in the product words and addresses without a place to break; sessions that have begun stay. */
export const writeWideTexts = (): Promise<unknown> => ask(`${product.number}/wide`);

async function ask(call: string): Promise<unknown> {
  const answer = await fetch(`${inject('products')}/${call}`);
  if (!answer.ok) throw new Error(`No product did ${call}: ${await answer.text()}`);
  return answer.json();
}
