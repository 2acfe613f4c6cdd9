import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { makeFolder } from '../storage/make-folder.ts';

const HIDDEN = '[secret]';

/** A value that logs, errors and dumps do not show: only `reveal()` returns it. */
export class Secret {
  #value: string | (() => string);
  /** The one before, which still opens what it has sealed or signed; new things are made with this one alone. */
  readonly former: Secret | undefined;

  /** A function is called when the value is first needed. */
  constructor(value: string | (() => string), former?: Secret) {
    this.#value = value;
    this.former = former;
  }

  /** This secret, and the one before it: what either has made is accepted. */
  get accepted(): readonly Secret[] {
    return this.former ? [this, ...this.former.accepted] : [this];
  }

  reveal(): string {
    if (typeof this.#value !== 'string') this.#value = this.#value();
    return this.#value;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  [inspect.custom](): string {
    return HIDDEN;
  }
}

/** The secret of this data folder, generated at its first use; only the file's owner may read it. */
export function storedSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret');
  makeFolder(dataFolder);
  try {
    // Of two processes that start together, the exclusive flag lets one write; both then read the same secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
