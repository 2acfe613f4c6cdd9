import { createHmac } from 'node:crypto';
import { DeliveryFailure } from '../delivery/delivery-failure.ts';
import { handOver } from '../delivery/hand-over.ts';
import { messageName } from '../delivery/message-folder.ts';
import type { Config, TextConfig } from '../env/config.ts';
import { enqueue } from '../jobs/outbox.ts';
import { handle, type JobContext, type JobHandler } from '../jobs/topic.ts';
import type { Services } from '../services.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { textTopic } from './send-text.ts';
import { createTextFolderTransport } from './text-folder.ts';
import { createTextGateway } from './text-gateway.ts';
import { markTextFailed, markTextSent, type WaitingText, waitingText } from './text-store.ts';
import type { OutgoingText, TextTransport } from './text-transport.ts';

/** With the outbox's delays, which grow to an hour, this takes two to three days. */
const MAX_ATTEMPTS = 80;

type TextServices = Pick<Services, 'config' | 'db' | 'clock' | 'log'>;

/** Delivers the messages that `sendText` enqueued; `transport` replaces the configured one, for tests. */
export function textJobs(
  services: TextServices,
  transport: TextTransport = createTextTransport(services.config.texts),
): JobHandler[] {
  const { config, db, clock } = services;
  const steps = {
    what: 'A text message',
    maxAttempts: MAX_ATTEMPTS,
    waiting: (id: number) => waitingText(db, id),
    deliver: async (text: WaitingText, signal: AbortSignal) => {
      if (text.latestAt && text.latestAt < clock.now()) throw new DeliveryFailure('it would come too late', true);
      await transport.deliver(outgoing(text, config), signal);
    },
    markSent: (id: number, now: Date) => markTextSent(db, id, now),
    markFailed: (id: number, now: Date) => markTextFailed(db, id, now),
  };
  const send = async (id: number, awakeUntil: number, context: JobContext) => {
    const now = clock.now();
    const morning = afterQuietHours(now);
    if (morning > now && awakeUntil < now.getTime()) await keep(services, id, morning);
    else await handOver(services, steps, id, context);
  };
  return [
    handle(textTopic, ({ id, awakeUntil = 0 }, context) => send(id, awakeUntil, context), {
      maxAttempts: MAX_ATTEMPTS,
    }),
  ];
}

/** Keeps a message whose turn comes in the quiet hours, which counts as no attempt. */
async function keep({ db, clock }: TextServices, id: number, until: Date): Promise<void> {
  const options = {
    now: clock.now(),
    availableAt: until,
    dedupeKey: `text-message:${id}:${until.toISOString()}`,
  };
  await db.transaction(unit => enqueue(unit, textTopic, { id }, options));
}

function outgoing({ id, to, text, createdAt }: WaitingText, { secret }: Pick<Config, 'secret'>): OutgoingText {
  const key = createHmac('sha256', secret.reveal())
    .update(`text-message ${id} ${createdAt.toISOString()}`)
    .digest('base64url')
    .slice(0, 32);
  return { key, name: messageName({ id, createdAt }), to, text, createdAt };
}

/** The configured way to phones. */
export function createTextTransport(texts: TextConfig): TextTransport {
  return texts.kind === 'folder' ? createTextFolderTransport(texts.folder) : createTextGateway(texts);
}
