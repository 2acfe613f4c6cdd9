import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMailFolder } from '@antam/server/platform/mail/mail-folder.ts';
import { readMessage } from '@antam/server/platform/mail/message.ts';
import { textOf } from '../../../server/platform/db/text.ts';
import type { Cluster } from '../cluster.ts';
import type { Faults } from '../part.ts';
import { rows } from '../rows.ts';

/** After the last email message that came, those that are lost are waited for so long. */
const PATIENCE_MS = 240_000;
const PREFIX = 'ghi-';

/** An address whose email messages are counted at the end. */
export const newAddress = () => `${PREFIX}${randomUUID()}@thu.example`;

interface Mail {
  readonly to: string;
  readonly subject: string;
}

/**
 * Each person who books, moves, cancels, waits or is offered something gets one email message about it, and none about
 * what is not stored. Both servers are killed first: no server is left that works on messages of the outbox.
 */
export async function mailFaults(cluster: Cluster): Promise<Faults> {
  await cluster.kill(() => letLeasesEnd(cluster), [0, 1]);
  const wanted = await wantedMails(cluster);
  const missingIn = (mails: readonly Mail[]) => {
    const subjects = Map.groupBy(mails, ({ to }) => to);
    return wanted.filter(({ to, subject }) => !subjects.get(to)?.some(mail => mail.subject.includes(subject)));
  };
  const mails = await readUntil(cluster, read => missingIn(read).length === 0);
  const missing = missingIn(mails).length;
  const known = new Set(wanted.map(({ to }) => to));
  const own = mails.filter(({ to }) => to.startsWith(PREFIX));
  const doubled = own.length - new Set(own.map(({ to, subject }) => `${to} ${subject}`)).size;
  const stray = own.filter(({ to }) => !known.has(to)).length;
  const [failed] = await rows<{ count: number }>(
    cluster,
    'select count(*) as count from outbox_message where failed_at is not null',
  );
  return [
    ...(missing > 0 ? [`${missing} email messages are lost`] : []),
    ...(doubled > 0 ? [`${doubled} email messages were sent twice`] : []),
    ...(stray > 0 ? [`${stray} email messages tell of what is not stored`] : []),
    ...(Number(failed?.count) > 0 ? [`${failed?.count} messages of the outbox were given up`] : []),
  ];
}

/** Reads email messages until they are enough and no work is left, or until none has come for long. */
async function readUntil(cluster: Cluster, areEnough: (read: readonly Mail[]) => boolean): Promise<readonly Mail[]> {
  const read = new Map<string, Mail>();
  for (let last = performance.now(); performance.now() - last < PATIENCE_MS; await sleep(100)) {
    const before = read.size;
    await readNew(cluster, read);
    if (read.size > before) last = performance.now();
    if (areEnough([...read.values()]) && !(await isWorkLeft(cluster))) break;
  }
  return [...read.values()];
}

/** What a server worked on when it was killed waits a minute for another one: that minute is over at once. */
async function letLeasesEnd({ services }: Cluster): Promise<void> {
  const past = new Date(services.clock.now().getTime() - 1);
  await services.db.transaction(unit =>
    textOf(unit).sql('update outbox_message set leased_until = ? where leased_until is not null', [past]),
  );
}

/** Who gets an email message about the last thing that happened to them, and words of its subject. */
async function wantedMails(cluster: Cluster): Promise<Mail[]> {
  const visits = await rows<{ email: string; state: string; moved_from: unknown }>(
    cluster,
    'select email, state, moved_from from booking where email like ?',
    [`${PREFIX}%`],
  );
  const entries = await rows<{ email: string; state: string }>(
    cluster,
    'select email, state from waiting_entry where email like ?',
    [`${PREFIX}%`],
  );
  return [
    ...visits.map(({ email, state, moved_from }) => {
      if (state === 'cancelled') return { to: email, subject: 'bạn đã huỷ lịch hẹn' };
      const subject = moved_from === null ? 'lịch hẹn của bạn đã được xác nhận' : 'lịch hẹn của bạn đã đổi giờ';
      return { to: email, subject };
    }),
    ...entries.map(({ email }) => ({ to: email, subject: 'Bạn đã vào danh sách chờ' })),
    // A person who took an offer at once needs no message about it.
    ...entries
      .filter(({ state }) => state === 'offered')
      .map(({ email }) => ({ to: email, subject: 'Có chỗ trống cho bạn' })),
  ];
}

async function readNew({ services }: Cluster, read: Map<string, Mail>): Promise<void> {
  const { mail } = services.config;
  if (mail.kind !== 'folder') throw new Error('The servers write no folder of email messages');
  const folder = createMailFolder(mail.folder);
  for (const name of await folder.names()) {
    const raw = read.has(name) ? undefined : await folder.read(name);
    if (raw !== undefined) read.set(name, await readMessage(raw));
  }
}

async function isWorkLeft(cluster: Cluster): Promise<boolean> {
  const [left] = await textOf(cluster.services.db.primary).all(
    'select id from outbox_message where done_at is null and failed_at is null and available_at <= ? limit 1',
    [cluster.services.clock.now()],
  );
  return left !== undefined;
}
