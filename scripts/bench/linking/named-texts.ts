import { someThreads } from '@antam/fixtures/factories/threads.ts';
import { createRandom } from '@antam/fixtures/random/random.ts';
import { keepNames } from '@antam/server/features/linking/commands/keep-names.ts';
import { indexChanges } from '@antam/server/features/search/commands/index-changes.ts';
import type { LinkNames } from '@antam/server/platform/linking/link-sources.ts';
import type { Services } from '@antam/server/platform/services.ts';

/** Texts that hold the name, two in each thread. */
export const TEXTS = 10_000;
/** Threads that do not hold it, which are read. */
const READ = 200;
/** The name that is added. */
export const NEW_NAME = 'Hội chứng thử nghiệm';
/** Names that are known before, as many as a library of diseases and drugs has. */
const KNOWN_NAMES = 8_000;
const WORDS = 150;
const BATCH = 500;

const SYLLABLES =
  'tôi bị đau bụng từ hôm qua đến nay uống thuốc không đỡ xin hỏi bác sĩ nên khám ở đâu và cần làm gì thêm khi sốt cao mệt mỏi ho ra đờm khó thở tim đập nhanh huyết áp tăng'.split(
    ' ',
  );

/**
 * Writes threads with texts of 150 words, indexes them, and makes names known of which none stands in them. Answers the
 * threads to be read.
 */
export async function writeNamedTexts(services: Services): Promise<number[]> {
  const random = createRandom(13);
  const words = (count: number) => Array.from({ length: count }, () => random.pick(SYLLABLES)).join(' ');
  const text = (middle: string) => `${words(WORDS / 2)} ${middle} ${words(WORDS / 2)}`;
  const holding = () => ({ body: text(NEW_NAME.toLowerCase()), replies: [{ body: text(NEW_NAME) }] });
  const plain = () => ({ body: text(''), replies: [{ body: text('') }] });
  await writeThreads(services, Array.from({ length: TEXTS / 2 }, holding));
  const read = await writeThreads(services, Array.from({ length: READ }, plain));
  const names = Array.from({ length: KNOWN_NAMES }, (_, id) => ({
    id: id + 1,
    url: `/benh/thu-${id + 1}/`,
    name: `${words(2)} x${id} ${words(1)}`,
    others: [],
  }));
  await tellNames(services, names);
  return read;
}

async function writeThreads(services: Services, drafts: Parameters<typeof someThreads>[1]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < drafts.length; at += BATCH) {
    const threads = await someThreads(services.db, drafts.slice(at, at + BATCH));
    const batch = threads.map(({ id }) => id);
    await indexChanges(services, { subject: 'thread', ids: batch, aspects: 'all' });
    ids.push(...batch);
  }
  return ids;
}

/** Makes names known, as the worker does that gets messages about changed records. */
export async function tellNames(
  services: Pick<Services, 'db' | 'clock' | 'linking' | 'tags'>,
  names: Awaited<ReturnType<LinkNames['read']>>,
): Promise<void> {
  const known = new Map(names.map(name => [name.id, name]));
  const source: LinkNames = {
    kind: 'bench',
    aspects: [],
    leads: [],
    ids: async function* () {
      yield [...known.keys()];
    },
    read: async (_reader, ids) => ids.flatMap(id => known.get(id) ?? []),
  };
  const ids = [...known.keys()];
  for (let at = 0; at < ids.length; at += BATCH) await keepNames(services, source, ids.slice(at, at + BATCH));
}
