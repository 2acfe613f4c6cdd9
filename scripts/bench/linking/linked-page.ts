import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { diseaseUrl } from '@antam/server/features/diseases/disease-url.ts';
import { linkChanged } from '@antam/server/features/linking/commands/link-texts.ts';
import { textTables } from '@antam/server/platform/linking/text-tables.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { slugOf } from '@antam/server/platform/text/fold-text.ts';
import { measureThroughput } from '../load.ts';
import type { MeasuredServer } from '../server-process.ts';
import { median } from '../statistics.ts';
import { fixed, markdownTable } from '../table.ts';
import { tellNames } from './named-texts.ts';

const LINKS = 300;
const AIM = 1.1;
const KINDS = ['plain', 'linked'] as const;
const ROUNDS = 20;
/** Rounds before, for the compiler. */
const WARM_UP = 2;
const ROUND_SECONDS = 1;
/** A known position keeps pages out of the cache. */
const POSITION = { cookie: `user_location=${encodeURIComponent(JSON.stringify({ lat: 10.77, lon: 106.69 }))}` };

/** The paths of two diseases with the same text of 300 names: one is linked, the other was before they were known. */
export async function writeLinkedPages(
  services: Services,
): Promise<{ readonly linked: string; readonly plain: string }> {
  const names = Array.from({ length: LINKS }, (_, number) => `Chứng mẫu y${number}`);
  const sections = {
    overview: names.map(name => `<p>Người bệnh có thể kèm ${name.toLowerCase()} trong nhiều tháng.</p>`).join(''),
  };
  const [plain, linked] = [
    await aDisease(services.db, { name: 'Trang không liên kết', sections }),
    await aDisease(services.db, { name: 'Trang có liên kết', sections }),
  ];
  // Nothing links it later, either.
  const never = textTables
    .updateTable('disease')
    .set({ linksVersion: 2 ** 31 - 1 })
    .where('id', '=', plain.id);
  await services.db.transaction(unit => unit.run(never));
  await tellNames(
    services,
    names.map((name, at) => ({
      id: 2_000_000 + at,
      url: `/benh/${slugOf(name)}-${2_000_000 + at}/`,
      name,
      others: [],
    })),
  );
  await linkChanged(services, { subject: 'disease', ids: [linked.id], aspects: 'all' });
  const path = ({ id, name }: typeof plain) => diseaseUrl({ id, slug: slugOf(name) });
  return { plain: path(plain), linked: path(linked) };
}

/**
 * What the two pages cost, rendered for each request, as a table. They are asked for in turn, each first in every second
 * round, and the median of the rounds' ratios counts: a busy machine changes what a page costs more than links do.
 */
export async function linkedPageTable(
  server: MeasuredServer,
  pages: Awaited<ReturnType<typeof writeLinkedPages>>,
): Promise<string> {
  const costs = { plain: [] as number[], linked: [] as number[] };
  const ratios: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const cost = { plain: 0, linked: 0 };
    for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed()) {
      const load = { paths: [pages[kind]], headers: POSITION };
      cost[kind] = (await measureThroughput(server, load, ROUND_SECONDS)).cpuMs;
    }
    if (round < 0) continue;
    for (const kind of KINDS) costs[kind].push(cost[kind]);
    ratios.push(cost.linked / cost.plain);
  }
  const [plain, linked, ratio] = [median(costs.plain), median(costs.linked), median(ratios)];
  return markdownTable(
    ['page of a disease, no cache', 'CPU ms', 'ratio', 'aim', 'met'],
    [
      ['without links', fixed(plain, 3), '–', '–', '–'],
      [`with ${LINKS} links`, fixed(linked, 3), fixed(ratio), `≤ ${AIM}×`, ratio <= AIM ? 'yes' : 'no'],
    ],
  );
}
