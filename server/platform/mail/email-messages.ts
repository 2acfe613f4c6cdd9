import type { Database } from '../db/database.ts';
import { ids as idList } from '../db/list-values.ts';
import type { Parameters } from '../db/parameter.ts';
import { type RowOf, statement } from '../db/query.ts';
import { tablesOf } from '../db/tables.ts';
import type { Config } from '../env/config.ts';
import { rowsInOrder } from '../lists/rows-in-order.ts';
import { type Condition, type WalkOrder, walkPage } from '../lists/walk-page.ts';
import { type MailAnswer, MailMessage } from './mail-message.entity.ts';
import { EMAIL_MESSAGE_COLUMNS, readEmailMessage } from './mail-store.ts';

const tables = tablesOf(MailMessage);

/** `failed` can be sent again, `given_up` cannot: content and recipient are gone. */
export const EMAIL_MESSAGE_STATES = ['waiting', 'failed', 'given_up', 'sent'] as const;
export type EmailMessageState = (typeof EMAIL_MESSAGE_STATES)[number];

/** An email message as operators see it. */
export interface EmailMessage {
  readonly id: number;
  readonly state: EmailMessageState;
  /** The mail server refused the recipient for good. */
  readonly isRefused: boolean;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly attempts: number;
  /** Oldest first; the last twenty. */
  readonly answers: readonly MailAnswer[];
  /** Null once it was delivered or given up, and where it was sealed with another secret. */
  readonly recipient: string | null;
  readonly subject: string | null;
}

interface EmailMessageServices {
  readonly db: Database;
  readonly config: Pick<Config, 'secret'>;
}

interface EmailMessagePage {
  /** All of them without one. */
  readonly state?: EmailMessageState | undefined;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

const emailMessagesOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('mail_message')
    .select(['id', 'createdAt', 'sentAt', 'failedAt', 'attempts', 'answers', 'isRefused'])
    .select([...EMAIL_MESSAGE_COLUMNS])
    .where('id', 'in', idList(p.ids)),
);

const IS_KEPT = '(sealed is not null or recipient is not null)';
const WAITS = { sql: 'sent_at is null and failed_at is null', params: [] };
const FAILED = { sql: 'failed_at is not null', params: [] };

/** Where email messages of a state are found, each by an index that holds no others but for few. */
const PLACES: Readonly<Record<EmailMessageState, { order: WalkOrder; conditions: readonly Condition[] }>> = {
  waiting: { order: { key: 'id', index: 'mail_message_waiting_index' }, conditions: [WAITS] },
  failed: {
    order: { key: 'id', index: 'mail_message_failed_index' },
    conditions: [FAILED, { sql: IS_KEPT, params: [] }],
  },
  given_up: {
    order: { key: 'id', index: 'mail_message_failed_index' },
    conditions: [FAILED, { sql: `not ${IS_KEPT}`, params: [] }],
  },
  sent: { order: { key: 'id' }, conditions: [{ sql: 'sent_at is not null', params: [] }] },
};

/** One page of email messages, by their ids, and how many there are. */
export async function listEmailMessages(
  services: EmailMessageServices,
  { state, ...slice }: EmailMessagePage,
): Promise<{ rows: EmailMessage[]; total: number }> {
  const place = state === undefined ? { order: { key: 'id' }, conditions: [] } : PLACES[state];
  const { ids, total } = await walkPage(services.db, { table: 'mail_message', ...place, ...slice });
  return { rows: await emailMessagesById(services, ids), total };
}

/** These email messages, in this order; one that is not there is left out. */
export async function emailMessagesById(
  { db, config }: EmailMessageServices,
  ids: readonly number[],
): Promise<EmailMessage[]> {
  const rows = await rowsInOrder(db.primary, emailMessagesOf, ids);
  return rows.map(row => emailMessageOf(config.secret, row));
}

function emailMessageOf(secret: Config['secret'], row: RowOf<typeof emailMessagesOf>): EmailMessage {
  const mail = readEmailMessage(secret, row);
  return {
    id: row.id,
    state: stateOf(row),
    isRefused: row.isRefused,
    createdAt: row.createdAt,
    sentAt: row.sentAt,
    failedAt: row.failedAt,
    attempts: row.attempts,
    answers: row.answers ?? [],
    recipient: mail?.to ?? null,
    subject: mail?.subject ?? null,
  };
}

function stateOf({ sentAt, failedAt, sealed, recipient }: RowOf<typeof emailMessagesOf>): EmailMessageState {
  if (sentAt !== null) return 'sent';
  if (failedAt === null) return 'waiting';
  return sealed === null && recipient === null ? 'given_up' : 'failed';
}

/** `lan.nguyen@antam.example` as `l…@antam.example`: whose email message it may be, for lists. */
export const maskedAddress = (address: string): string => address.replace(/^(.).*@/u, '$1…@');

interface EmailMessageCounts {
  readonly waiting: number;
  /** When the oldest of those that wait was written. */
  readonly oldestWaiting: Date | null;
  /** Those that failed, of the last week: they can be sent again. */
  readonly failed: number;
  /** Those among them whose recipient was refused for good. */
  readonly refused: number;
}

/** How many email messages wait and failed, for `antam doctor` and for metrics. */
export async function emailMessageCounts(db: Database): Promise<EmailMessageCounts> {
  const waiting = await db.primary.row(
    tables
      .selectFrom('mail_message')
      .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('oldest')])
      .where('sentAt', 'is', null)
      .where('failedAt', 'is', null),
  );
  const failed = await db.primary.rows(
    tables
      .selectFrom('mail_message')
      .select(eb => ['isRefused', eb.fn.countAll<number>().as('count')])
      .where('failedAt', 'is not', null)
      .where(eb => eb.or([eb('sealed', 'is not', null), eb('recipient', 'is not', null)]))
      .groupBy('isRefused'),
  );
  const of = (isRefused: boolean) => Number(failed.find(row => row.isRefused === isRefused)?.count ?? 0);
  return {
    waiting: Number(waiting?.count ?? 0),
    oldestWaiting: waiting?.oldest ?? null,
    failed: of(true) + of(false),
    refused: of(true),
  };
}
