import { textOf } from '../platform/db/text.ts';
import type { Services } from '../platform/services.ts';

/** Writes threads straight into the database, each with what was asked. */
export interface Discussions {
  /** A thread with its opening post, by an account or nobody; answers both ids. */
  thread(options?: {
    readonly asker?: number | null;
    readonly status?: 'published' | 'pending' | 'hidden';
    readonly locked?: boolean;
    readonly hiding?: boolean;
  }): Promise<{ readonly id: number; readonly question: number }>;
  /** Lets an account count as one of long standing, of which a post was published before. */
  trust(accountId: number): Promise<void>;
}

const LONG_AGO = new Date('2025-01-05T03:00:00Z');

/** Over a test app's services. */
export function createDiscussions({ db, clock }: Pick<Services, 'db' | 'clock'>): Discussions {
  const write = (sql: string, values: ReadonlyArray<string | number | boolean | Date | null>) =>
    db.transaction(async unit =>
      Number((await textOf(unit).sql<{ id: number }>(`${sql} returning id`, values))[0]?.id),
    );
  let made = 0;
  const thread: Discussions['thread'] = async ({
    asker = null,
    status = 'published',
    locked = false,
    hiding = false,
  } = {}) => {
    made += 1;
    const now = clock.now();
    const id = await write(
      `insert into thread (slug, name, status, account_id, is_locked, created_at, published_at, updated_at)
       values ('dau-dau', 'Đau đầu nhiều ngày không hết', ?, ?, ?, ?, ?, ?)`,
      [status, asker, locked, now, status === 'published' ? now : null, now],
    );
    const words = `Tôi bị đau đầu đã nhiều ngày, lần thứ ${made}.`;
    const question = await write(
      `insert into post (kind, entity_id, position, account_id, author_name, answer_type, body, body_no_html, body_hash,
         hiding_creator, status, objections, created_at)
       values ('thread', ?, 0, ?, 'Người Hỏi Thử', 'member', ?, ?, ?, ?, ?, '[]', ?)`,
      [
        id,
        asker,
        `<p>${words}</p>`,
        words,
        `thread-${id}`,
        hiding,
        status === 'pending' ? 'pending' : 'published',
        now,
      ],
    );
    return { id, question };
  };
  return {
    thread,
    trust: async accountId => {
      await write('update account set created_at = ? where id = ?', [LONG_AGO, accountId]);
      await thread({ asker: accountId });
    },
  };
}
