import { createApp } from '@antam/server/app/create-app.ts';
import { WORDS } from '../scenarios.ts';
import { withWorld } from '../services.ts';
import { fixed, markdownTable } from '../table.ts';
import { suggest } from './suggest.ts';

/** As people type, in the middle of a word or behind it. */
const QUERIES = [...WORDS, 'đau dạ dày', 'nha khoa gò vấp', 'bác sĩ da liễu quận 3', 'nhà thuốc 24h'];

/** Runs of which the least counts: on a busy machine the others measure its neighbours. */
const RUNS = 60;
const ASKED_IN_A_RUN = 12;

type Ask = (q: string) => Promise<unknown>;

/** What a suggestion costs in the process, with what its words mean, and what the page of results reads. */
async function main(folder: string): Promise<void> {
  await withWorld(folder, async services => {
    const app = createApp(services);
    const results = async (q: string) => {
      const query = new URLSearchParams({ q });
      const { status } = await app.dispatch(`/api/v1/search/results/?${query}`, { method: 'GET', headers: {} });
      if (status !== 200) throw new Error(`the results answered ${status}`);
    };
    const [suggested, found] = [await leastOf(q => suggest(services, q)), await leastOf(results)];
    const rows = [...QUERIES, 'mean'].map((q, at) => [q, fixed(suggested[at] ?? 0, 3), fixed(found[at] ?? 0, 3)]);
    console.log(markdownTable(['query', 'suggestions, least CPU ms', 'results, least CPU ms'], rows));
    await app.close();
  });
}

/** What each query costs, and their mean, in milliseconds. */
async function leastOf(ask: Ask): Promise<number[]> {
  for (const q of QUERIES) for (let n = 0; n < 3 * ASKED_IN_A_RUN; n += 1) await ask(q);
  const costs: number[] = [];
  for (const q of QUERIES) {
    let least = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS; run += 1) {
      const { user, system } = process.cpuUsage();
      for (let n = 0; n < ASKED_IN_A_RUN; n += 1) await ask(q);
      const spent = process.cpuUsage({ user, system });
      least = Math.min(least, (spent.user + spent.system) / 1_000 / ASKED_IN_A_RUN);
    }
    costs.push(least);
  }
  return [...costs, costs.reduce((sum, cost) => sum + cost, 0) / costs.length];
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: suggestions.ts <data folder>');
await main(folder);
