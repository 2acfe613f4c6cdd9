import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { literal } from '../db/expressions.ts';
import type { Parameters } from '../db/parameter.ts';
import { statement } from '../db/query.ts';
import { tablesOf } from '../db/tables.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { Problem } from '../errors/problem.ts';
import type { Sending } from './sending.ts';
import { SentBefore } from './sent-before.entity.ts';

/** So long the same content of the same sender is a repeat. */
const SAME_CONTENT_MS = 600_000;
/** So long a key stands for what came with it first. */
const SAME_KEY_MS = 86_400_000;

const tables = tablesOf(SentBefore);

/** What an earlier request stored that said the same. */
interface Earlier {
  readonly id: number;
  /** It came with the same key, which stands for it whatever became of it since. */
  readonly isSameKey: boolean;
}

/**
 * Claims what a request says for it, in the transaction that stores it; requests that say the same at the same moment wait
 * for each other. Answers null for a new request, and what an earlier one stored for the same key with the same content or for
 * the same content within ten minutes. With another key that is a repeat only where it still stands as it was sent, neither edited
 * nor taken down: otherwise the same words are new, as their author has read that they are stored. What is new is stored
 * and noted by {@link noteStored}. Throws 422 for a key that came with something else before.
 */
export async function earlierSending(
  unit: UnitOfWork,
  { clock }: { readonly clock: Clock },
  { key, content }: Sending,
): Promise<Earlier | null> {
  const now = clock.now();
  if (key !== undefined) {
    const id = await claim(unit, { hash: key, content, now, forMs: SAME_KEY_MS });
    if (id !== null) return { id, isSameKey: true };
  }
  const id = await claim(unit, { hash: content, content, now, forMs: SAME_CONTENT_MS });
  if (id === null) return null;
  if (key !== undefined) await unit.run(fulfil({ hash: key, id, now }));
  return { id, isSameKey: false };
}

/** Notes the id of what a new request has stored, in the transaction of {@link earlierSending}. */
export async function noteStored(
  unit: UnitOfWork,
  { clock }: { readonly clock: Clock },
  { key, content }: Sending,
  id: number,
): Promise<void> {
  const now = clock.now();
  for (const hash of key === undefined ? [content] : [key, content]) await unit.run(fulfil({ hash, id, now }));
}

interface Claim {
  readonly hash: string;
  readonly content: string;
  readonly now: Date;
  readonly forMs: number;
}

/** Takes a hash for this request and answers null, or the id of what the request stored that took it before. */
async function claim(unit: UnitOfWork, { hash, content, now, forMs }: Claim): Promise<number | null> {
  const taken = await unit.row(take({ hash, content, now, before: new Date(now.getTime() - forMs) }));
  if (taken) return null;
  // The attempt to take it has locked its row: no other request of the same words gets so far before this one ends.
  const earlier = await unit.row(takenBy({ hash }));
  if (!earlier) throw new Error('Something that was sent before is gone');
  if (earlier.contentHash !== content) throw keyReused();
  if (earlier.storedId === 0) throw new Error('Something that was sent before was not noted once it was stored');
  return earlier.storedId;
}

const keyReused = () =>
  new Problem(
    422,
    'KEY_REUSED',
    'Yêu cầu này đã được gửi trước đó với thông tin khác. Xin vui lòng tải lại trang rồi thử lại.',
  );

interface Taking {
  readonly hash: string;
  readonly content: string;
  readonly now: Date;
  readonly before: Date;
}

const take = statement((p: Parameters<Taking>) =>
  tables
    .insertInto('sent_before')
    .values({ hash: p.hash, contentHash: p.content, storedId: literal(0), sentAt: p.now })
    .onConflict(same =>
      same
        .column('hash')
        .doUpdateSet({ contentHash: p.content, storedId: literal(0), sentAt: p.now })
        .where('sent_before.sentAt', '<=', p.before),
    )
    .returning('hash'),
);

const takenBy = statement((p: Parameters<{ readonly hash: string }>) =>
  tables.selectFrom('sent_before').select(['contentHash', 'storedId']).where('hash', '=', p.hash),
);

const fulfil = statement((p: Parameters<{ readonly hash: string; readonly id: number; readonly now: Date }>) =>
  tables.updateTable('sent_before').set({ storedId: p.id, sentAt: p.now }).where('hash', '=', p.hash),
);

/** Forgets what was sent so long ago that nothing is a repeat of it. */
export async function forgetSent(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SAME_KEY_MS);
  const old = await db.primary.row(
    tables.selectFrom('sent_before').select('hash').where('sentAt', '<=', before).limit(1),
  );
  if (!old) return;
  await db.transaction(unit => unit.run(tables.deleteFrom('sent_before').where('sentAt', '<=', before)));
}
