import { HELD_BACK, type KnownQuery, NONSENSE, TUNING } from '@antam/fixtures/queries/queries.ts';
import { createApp } from '@antam/server/app/create-app.ts';
import { listen } from '@antam/server/app/listen.ts';
import { withWorld } from '../services.ts';
import { fixed, markdownTable } from '../table.ts';
import { ask, type Shown } from './ask.ts';

/** The wanted answer must be among so many of its group. */
const FIRST = 3;
const AIM = 97;

/**
 * How often the queries find what they want in a world, by the way in which they ask, as a table. Of the half tuned on
 * it prints those that do not; of the other half nobody is told which.
 */
export async function searchTable(folder: string): Promise<string> {
  let table = '';
  await withWorld(folder, async services => {
    const listening = await listen(createApp(services), { port: 0, host: '127.0.0.1' });
    try {
      table = await measure(listening.url);
    } finally {
      await listening.drain();
    }
  });
  return table;
}

async function measure(origin: string): Promise<string> {
  const heldBack = Map.groupBy(HELD_BACK, ({ way }) => way);
  const rows: string[][] = [];
  const found = { tuning: 0, heldBack: 0 };
  for (const [way, tuning] of Map.groupBy(TUNING, each => each.way)) {
    const kept = heldBack.get(way) ?? [];
    const [missed, unseen] = [await missedOf(origin, tuning), await missedOf(origin, kept)];
    for (const { q, wanted } of missed) console.error(`missed: ${way}: ${q} → ${wanted}`);
    found.tuning += tuning.length - missed.length;
    found.heldBack += kept.length - unseen.length;
    rows.push([
      way,
      share(tuning.length - missed.length, tuning.length),
      share(kept.length - unseen.length, kept.length),
    ]);
  }
  rows.push(['all', share(found.tuning, TUNING.length), share(found.heldBack, HELD_BACK.length)]);
  const sure = await sureOf(origin);
  for (const q of sure) console.error(`sure: ${q}`);
  return [
    markdownTable(['way of asking', 'tuned on', 'held back'], rows),
    `Aim: ${AIM} %. Of ${NONSENSE.length} queries that mean nothing here, ${sure.length} are answered as if they did.`,
  ].join('\n\n');
}

const share = (found: number, all: number) => `${found} of ${all} (${fixed((100 * found) / all, 0)} %)`;

async function missedOf(origin: string, queries: readonly KnownQuery[]): Promise<KnownQuery[]> {
  const missed: KnownQuery[] = [];
  for (const query of queries) if (!isFound(await ask(origin, query.q), query)) missed.push(query);
  return missed;
}

function isFound({ groups, offers, areas, specialities }: Shown, { in: where, wanted }: KnownQuery): boolean {
  const first = (texts: readonly string[]) => texts.slice(0, FIRST);
  if (where === 'offer') return first(offers).some(address => address.includes(wanted));
  if (where === 'area') return first(areas).some(name => name.includes(wanted));
  const names = groups.find(group => group.object_type === where)?.items.map(({ name }) => name) ?? [];
  if (where === 'professional_index') return first(names).some(name => name.endsWith(wanted));
  return [...first(names), ...(where === 'speciality_index' ? first(specialities) : [])].includes(wanted);
}

async function sureOf(origin: string): Promise<string[]> {
  const sure: string[] = [];
  for (const q of NONSENSE) {
    const { groups, offers, areas, specialities } = await ask(origin, q);
    const isSure = groups.some(({ similar }) => !similar) || offers.length + areas.length + specialities.length > 0;
    if (isSure) sure.push(q);
  }
  return sure;
}
