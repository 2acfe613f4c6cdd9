import { abbreviationQueries } from '@antam/fixtures/queries/abbreviation-queries.ts';
import { type LookAlike, lookAlikes } from '@antam/fixtures/queries/look-alikes.ts';
import { type Halves, halvesOf, type KnownQuery, NONSENSE, QUERIES } from '@antam/fixtures/queries/queries.ts';
import { sentenceQueries } from '@antam/fixtures/queries/sentences.ts';
import { spellingQueries } from '@antam/fixtures/queries/spelling.ts';
import { createApp } from '@antam/server/app/create-app.ts';
import { listen } from '@antam/server/app/listen.ts';
import { foldCase, foldText } from '@antam/server/platform/text/fold-text.ts';
import { withWorld } from '../services.ts';
import { fixed, markdownTable } from '../table.ts';
import { ask, type Shown } from './ask.ts';
import { spelledNames } from './spelled-names.ts';

/** Kinds whose names say what is looked for. */
const TERMS: ReadonlySet<string> = new Set(['disease_index', 'speciality_index', 'service_index']);
const isOfTerms = (type: string) => TERMS.has(type);

/** The wanted answer must be among so many of its group. */
const FIRST = 3;
const AIM = 97;

/**
 * How often the queries find what they want in a world, by the way in which they ask, as a table. Of the half tuned on
 * it prints those that do not; of the other half it prints none.
 */
export async function searchTable(folder: string): Promise<string> {
  let table = '';
  await withWorld(folder, async services => {
    const listening = await listen(createApp(services), { port: 0, host: '127.0.0.1' });
    try {
      const names = await spelledNames(services);
      const queries = [...QUERIES, ...spellingQueries(names), ...sentenceQueries(), ...abbreviationQueries()];
      const pairs = lookAlikes(names.filter(each => isOfTerms(each.in)).map(({ name }) => name));
      table = await measure(listening.url, halvesOf(queries), pairs);
    } finally {
      await listening.drain();
    }
  });
  return table;
}

async function measure(origin: string, halves: Halves, pairs: readonly LookAlike[]): Promise<string> {
  const heldBack = Map.groupBy(halves.heldBack, ({ way }) => way);
  const rows: string[][] = [];
  const found = { tuning: 0, heldBack: 0 };
  for (const [way, tuning] of Map.groupBy(halves.tuning, each => each.way)) {
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
  rows.push(['all', share(found.tuning, halves.tuning.length), share(found.heldBack, halves.heldBack.length)]);
  const confused = await confusedOf(origin, pairs);
  for (const { typed, other } of confused) console.error(`confused: ${typed} → ${other}`);
  const sure = await sureOf(origin);
  for (const q of sure) console.error(`sure: ${q}`);
  return [
    markdownTable(['way of asking', 'tuned on', 'held back'], rows),
    `Aim: ${AIM} %. Of ${NONSENSE.length} queries that mean nothing here, ${sure.length} are answered as if they did.`,
    `Of ${pairs.length} pairs of words of terms that sound alike, ${confused.length} are taken for each other.`,
  ].join('\n\n');
}

const share = (found: number, all: number) => `${found} of ${all} (${fixed((100 * found) / all, 0)} %)`;

async function missedOf(origin: string, queries: readonly KnownQuery[]): Promise<KnownQuery[]> {
  const missed: KnownQuery[] = [];
  for (const query of queries) if (!isFound(await ask(origin, query.q), query)) missed.push(query);
  return missed;
}

function isFound(
  { groups, offers, areas, missing, complaints, specialities }: Shown,
  { in: where, wanted, named }: KnownQuery,
): boolean {
  const first = (texts: readonly string[]) => texts.slice(0, FIRST);
  // What nobody in the world has was understood where that is said.
  const isMissing = named !== undefined && foldCase(missing).includes(foldCase(named));
  if (where === 'offer') return isMissing || first(offers).some(address => address.includes(wanted));
  if (where === 'complaint') return first(complaints).includes(wanted);
  if (where === 'area') return first(areas).some(name => name.includes(wanted));
  const names = groups.flatMap(({ object_type, items }) =>
    object_type === where ? items.map(({ name }) => name) : [],
  );
  if (where === 'professional_index') return first(names).some(name => name.endsWith(wanted));
  return [...first(names), ...(where === 'speciality_index' ? first(specialities) : [])].includes(wanted);
}

/** Pairs of which one word brings, as if it were meant, what has the other one in its name instead. */
async function confusedOf(origin: string, pairs: readonly LookAlike[]): Promise<LookAlike[]> {
  const confused: LookAlike[] = [];
  for (const pair of pairs) {
    const { groups } = await ask(origin, pair.typed);
    const isOther = (name: string) => {
      const words = foldText(name).split(' ');
      return words.includes(pair.other) && !words.some(word => word.startsWith(foldText(pair.typed)));
    };
    const sure = groups
      .filter(({ similar, object_type: type }) => !similar && isOfTerms(type))
      .map(({ items }) => items[0]?.name ?? '');
    if (sure.some(isOther)) confused.push(pair);
  }
  return confused;
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
