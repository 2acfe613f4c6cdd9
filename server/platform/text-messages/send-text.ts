import { z } from 'zod';
import { tablesOf } from '../db/tables.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';
import { enqueue } from '../jobs/outbox.ts';
import { defineTopic } from '../jobs/topic.ts';
import type { QuotaServices } from '../mail/mail-quota.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { TextMessage } from './text-message.entity.ts';
import { takeNightMessage } from './text-quota.ts';

const tables = tablesOf(TextMessage);

/** A message to one phone. It may be read on a locked screen, so it holds no health data. */
export interface Text {
  /** E.164. */
  readonly to: string;
  /** The text of the message, made by `composeText`. */
  readonly text: string;
  /** After this time it is given up, as it would be of no use. */
  readonly latest?: Date | undefined;
}

const textSchema = z.object({
  to: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z
    .string()
    .min(1)
    .max(500)
    .regex(/^[ -~]+$/),
});

/** The job that delivers a message of the table `text_message`. */
export const textTopic = defineTopic(
  'text-message.send',
  z.object({
    id: z.number().int().positive(),
    /** In milliseconds since 1970: until then the recipient is known to be awake. */
    awakeUntil: z.number().int().optional(),
  }),
  { priority: 'mail' },
);

/** A patient who has just pressed a button looks at the phone for so long. */
const AWAKE_MS = 15 * 60_000;

interface SendTextOptions {
  /** Of two messages with the same key the second is dropped. At most 140 characters, without personal data. */
  readonly dedupeKey?: string;
  /** It answers what the recipient has just done: the first of a night goes out at once, also in the quiet hours. */
  readonly isAnswer?: boolean;
}

/**
 * Enqueues a message to a phone inside a transaction: a worker sends it after the commit, outside of the quiet hours
 * unless it is the first answer of a night, and nobody after a rollback. Throws where the number is not exactly one.
 */
export async function sendText(
  unit: UnitOfWork,
  services: QuotaServices,
  { latest, ...message }: Text,
  { dedupeKey, isAnswer = false }: SendTextOptions = {},
): Promise<void> {
  const { to, text } = textSchema.parse(message);
  const now = services.clock.now();
  const row = await unit.row(
    tables
      .insertInto('text_message')
      .values({ recipient: to, text, latestAt: latest ?? null, createdAt: now })
      .returning('id'),
  );
  const id = Number(row?.id);
  const key = dedupeKey === undefined ? {} : { dedupeKey: `text-message:${dedupeKey}` };
  const morning = afterQuietHours(now);
  const isAtOnce = isAnswer && (morning <= now || (await takeNightMessage(unit, services, to)));
  const [job, availableAt] = isAtOnce ? [{ id, awakeUntil: now.getTime() + AWAKE_MS }, now] : [{ id }, morning];
  if (await enqueue(unit, textTopic, job, { now, availableAt, ...key })) return;
  await unit.run(tables.deleteFrom('text_message').where('id', '=', id));
}
