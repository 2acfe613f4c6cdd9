import type { PostgresFaults } from '../target.ts';
import type { Fault } from './fault.ts';

const HOLD_MS = 5_000;
const TIMES = 40;

/** PostgreSQL is gone for some seconds. */
export const stopped = ({ power }: PostgresFaults): Fault => ({
  name: 'PostgreSQL is stopped for 5 s',
  holdMs: HOLD_MS,
  readsGoOn: false,
  isUnready: true,
  begin: async () => {
    if (!power) return undefined;
    await power.off();
    return () => power.on();
  },
});

/** Something that happens to connections again and again. */
const again = (name: string, happen: () => Promise<void> | void): Fault => ({
  name,
  holdMs: HOLD_MS,
  readsGoOn: false,
  isUnready: false,
  begin: async () => {
    let left = TIMES;
    const timer = setInterval(() => {
      left -= 1;
      if (left < 0) clearInterval(timer);
      else void Promise.resolve(happen()).catch(() => undefined);
    }, HOLD_MS / TIMES);
    return async () => clearInterval(timer);
  },
});

export const terminated = ({ terminate }: PostgresFaults): Fault =>
  again('backends are terminated 40 times', terminate);
export const cut = (postgres: PostgresFaults): Fault => again('connections are cut 40 times', () => postgres.cut());
