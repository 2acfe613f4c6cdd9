import path from 'node:path';
import { someThreads } from '@antam/fixtures/factories/threads.ts';
import { tables } from '@antam/server/features/forum/tables.ts';
import { threadUrl } from '@antam/server/features/forum/thread-url.ts';
import { tables as people } from '@antam/server/features/professionals/tables.ts';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import { withWorld } from './services.ts';

const POSTS = 200;
/** Of how many replies one is a doctor's, and one a member's who hides the name. */
const ANSWERED_EVERY = 4;
const HIDDEN_EVERY = 5;
/** How far into a list, as shares of it. */
const DEPTHS = [0.1, 0.25, 0.5, 0.75, 0.9, 0.99];

const WORDS =
  'Bạn nên đi khám sớm, mang theo các kết quả cũ và ghi lại từng ngày bị như thế nào. Trong lúc chờ khám, bạn nghỉ ngơi, ' +
  'uống đủ nước, ăn đồ dễ tiêu và đừng tự mua kháng sinh. Nếu sốt cao, khó thở hay đau dữ dội thì đi cấp cứu ngay.';

/** Addresses of the forum that are measured. */
export interface ThreadAddresses {
  /** Queries of pages deep in the list. */
  readonly deep: readonly string[];
  /** Pages of a thread of 200 posts. */
  readonly long: readonly string[];
}

export async function threadAddresses(folder: string): Promise<ThreadAddresses> {
  return { deep: deepKeys(folder), long: await longThread(folder) };
}

const key = z.object({ value: z.number(), id: z.number() });

function deepKeys(folder: string): string[] {
  const database = new Sqlite(path.join(folder, 'antam.sqlite'), { readonly: true });
  const shown = "from thread where status = 'published'";
  const total = z.number().parse(database.prepare(`select count(*) ${shown}`).pluck().get());
  const orders = [
    { sort: 'newest', column: 'published_at' },
    { sort: 'thanked', column: 'thank_count' },
  ];
  const queries = orders.flatMap(({ sort, column }) => {
    const at = database.prepare(
      `select ${column} as value, id ${shown} order by ${column} desc, id desc limit 1 offset ?`,
    );
    return DEPTHS.map(depth => {
      const { value, id } = key.parse(at.get(Math.floor(total * depth)));
      return `sort=${sort}&after=${value}-${id}`;
    });
  });
  database.close();
  return queries;
}

/** The pages of a thread of 200 posts, which is made where the world has none. */
async function longThread(folder: string): Promise<string[]> {
  let pages: string[] = [];
  await withWorld(folder, async ({ db }) => {
    const long = tables
      .selectFrom('thread')
      .select(['id', 'slug'])
      .where('replyCount', '>=', POSTS - 1)
      .limit(1);
    const thread = (await db.read.row(long)) ?? (await makeLong(db));
    pages = ['', '?page=2', '?page=3', '?page=4'].map(page => threadUrl(thread) + page);
  });
  return pages;
}

async function makeLong(db: Parameters<typeof someThreads>[0]) {
  const doctors = await db.read.rows(
    people.selectFrom('professional').select('id').where('status', '=', 'published').orderBy('id').limit(20),
  );
  const replies = Array.from({ length: POSTS - 1 }, (_, n) => ({
    body: `${WORDS} (${n})`,
    hidingCreator: n % HIDDEN_EVERY === 0,
    ...(n % ANSWERED_EVERY === 1 ? { professional: doctors[n % doctors.length]?.id ?? 1 } : {}),
  }));
  const [thread] = await someThreads(db, [{ title: 'Đau lưng lâu ngày nên khám ở đâu', body: WORDS, replies }]);
  if (!thread) throw new Error('No thread was made');
  return thread;
}
