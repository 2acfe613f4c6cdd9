import { inspect } from 'node:util';

const HIDDEN = '[secret]';

/** A value that no log, error or dump may show: only `reveal()` gives it out. */
export class Secret {
  #value: string | (() => string);

  /** A function is called when the value is first asked for. */
  constructor(value: string | (() => string)) {
    this.#value = value;
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
