import { setTimeout as sleep } from 'node:timers/promises';
import type { Finding, Part } from './part.ts';
import { SECRETS, type Secret } from './secrets.ts';
import { pairOf } from './two-servers.ts';

/** Lists may be ten seconds late with what is new. */
const SHOWN_MS = 30_000;
/** Nobody asks the second process for so long before something is hidden. */
const IDLE_MS = 3_000;
/** On PostgreSQL a process reads what changed every 200 ms (docs/decisions/0165). */
const LATE_MS = { sqlite: 0, postgresql: 300 };

/** What is hidden at one process is looked for at another one, which nobody has asked for anything meanwhile. */
export const hidden: Part = {
  name: 'hidden',
  summary: 'names, texts and records that were just hidden, at a second process that was idle: gone at the next look',
  run: async (target, { progress, note }) => {
    const { urls } = await pairOf(target);
    const [, second] = urls();
    const showing = async ({ pages, mark }: Secret) => {
      const seen = await Promise.all(pages.map(path => look(second + path, mark)));
      return pages.flatMap((path, at) => (seen[at] === undefined ? [] : [{ path, excerpt: seen[at] }]));
    };
    const findings: Finding[] = [];
    for (const [done, [name, make]] of Object.entries(SECRETS).entries()) {
      const secret = await make(target);
      const before = await untilShown(() => showing(secret));
      if (before.length === 0) throw new Error(`${name} was shown nowhere, so that nothing could be hidden`);
      await sleep(IDLE_MS);
      await secret.hide();
      await sleep(LATE_MS[target.engine]);
      const left = await showing(secret);
      findings.push(
        ...left.map(({ path, excerpt }) => ({
          part: 'hidden',
          what: `${name} is still shown on ${path}`,
          detail: `${JSON.stringify(secret.mark)} was hidden at the other process before:\n${excerpt}`,
          reproduction: `npm run attack -- --only hidden --engine ${target.engine}`,
        })),
      );
      note(`${name}: was on ${before.map(({ path }) => path).join(', ')}`);
      progress(done + 1, Object.keys(SECRETS).length);
    }
    return findings;
  },
};

/** How much of a page is shown around what should not be there. */
const AROUND = 150;

/** What stands around a mark in an answer; undefined where it is not there. */
async function look(url: string, mark: string): Promise<string | undefined> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  const at = text.indexOf(mark);
  return at === -1 ? undefined : text.slice(Math.max(0, at - AROUND), at + mark.length + AROUND);
}

/** Where it stands, once no further page has shown it for a moment. */
async function untilShown<T>(look: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const end = performance.now() + SHOWN_MS;
  let seen = await look();
  for (;;) {
    await sleep(1_000);
    const now = await look();
    if ((now.length > 0 && now.length === seen.length) || performance.now() > end) return now;
    seen = now;
  }
}
