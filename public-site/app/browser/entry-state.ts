import { asRecord } from '../memory/parse.ts';

/*
 * What the present entry of the history keeps for its page, where the router reads it: it comes back with the page, and
 * stands in no address. Browser only.
 */

const stateOf = () => asRecord(window.history.state);

/** What the entry keeps; nothing for one that was opened by an address. */
export const entryState = (): Readonly<Record<string, unknown>> => asRecord(stateOf()?.usr) ?? {};

/** Adds to what the entry keeps, without a visit to the page. */
export function keepInEntry(part: Readonly<Record<string, unknown>>): void {
  window.history.replaceState({ ...stateOf(), usr: { ...entryState(), ...part } }, '');
}
