import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, vietnamMoment } from '@antam/server/platform/clock/vietnam-calendar.ts';
import { createMailFolder } from '@antam/server/platform/mail/mail-folder.ts';
import { readMessage } from '@antam/server/platform/mail/message.ts';
import { textOf } from '../../server/platform/db/text.ts';
import type { Cluster } from './cluster.ts';
import { type Person, strangers } from './crowd.ts';
import type { Faults, Part } from './part.ts';
import { aSlot, book, type WantedSlot } from './slots-parts.ts';

const WRITERS = 16;
/** After so many answers the server is killed, while the next ones are being written. */
const ANSWERS_FIRST = 40;
/** The messages of a server that was killed wait a minute for another one. */
const MAIL_PATIENCE_MS = 240_000;

interface Written {
  readonly email: string;
  /** Of the booking, once it was acknowledged. */
  readonly code: string | undefined;
}

const DAYS = 20;

/** Books slot after slot until told to stop; a connection that breaks is no answer. */
async function keepBooking(who: Person, wanted: Generator<WantedSlot>, written: Written[], isOver: () => boolean) {
  for (const slot of wanted) {
    if (isOver()) return;
    const email = `ghi-${randomUUID()}@thu.example`;
    const { status, text } = await book(who, slot, { email });
    written.push({ email, code: status === 200 ? String(JSON.parse(text).code) : undefined });
    if (status === 0) return;
  }
}

/** The same hour on day after day. */
function* days(first: WantedSlot): Generator<WantedSlot> {
  for (let day = 0; ; day = (day + 1) % DAYS) {
    yield { ...first, booking_start: vietnamMoment(addDays(new Date(first.booking_start), day)) };
  }
}

/** Of all rounds. */
const all = new WeakMap<Cluster, Written[]>();

async function killWhileWriting(cluster: Cluster): Promise<Faults> {
  const crowd = await strangers(cluster, WRITERS);
  const first = await aSlot(cluster, { capacity: 100 });
  const written: Written[] = [];
  let isOver = false;
  const writing = crowd.map(who => keepBooking(who, days(first), written, () => isOver));
  while (written.length < ANSWERS_FIRST) await sleep(5);
  await cluster.kill(async () => {
    isOver = true;
    await Promise.all(writing);
  });
  all.set(cluster, [...(all.get(cluster) ?? []), ...written]);
  const lost = await missingBookings(cluster, written);
  const half = await halfWritten(cluster, written);
  return [
    ...(lost > 0 ? [`${lost} bookings that were acknowledged are lost`] : []),
    ...(half > 0 ? [`${half} bookings are stored without what follows from them`] : []),
  ];
}

const emails = (written: readonly Written[]) => JSON.stringify(written.map(({ email }) => email));

async function bookingsOf({ services }: Cluster, written: readonly Written[]) {
  const list =
    services.db.engine === 'sqlite' ? 'select value from json_each(?)' : 'select jsonb_array_elements_text(?::jsonb)';
  return textOf(services.db.primary).all<{ id: number; code: string; email: string }>(
    `select id, code, email from booking where email in (${list})`,
    [emails(written)],
  );
}

async function missingBookings(cluster: Cluster, written: readonly Written[]): Promise<number> {
  const codes = new Set((await bookingsOf(cluster, written)).map(({ code }) => code));
  return written.filter(({ code }) => code !== undefined && !codes.has(code)).length;
}

/** A booking and the message that tells of it are one transaction. */
async function halfWritten(cluster: Cluster, written: readonly Written[]): Promise<number> {
  const { primary } = cluster.services.db;
  const messages = await textOf(primary).all<{ payload: unknown }>(
    `select payload from outbox_message where topic = 'booking.placed'`,
  );
  const told = new Set(
    messages.map(({ payload }) => Number(Object(typeof payload === 'string' ? JSON.parse(payload) : payload).id)),
  );
  return (await bookingsOf(cluster, written)).filter(({ id }) => !told.has(Number(id))).length;
}

/** Each booking that is stored is confirmed by one email message, each that is not by none. */
async function mailsOf(cluster: Cluster, written: readonly Written[]): Promise<string[]> {
  const { mail } = cluster.services.config;
  if (mail.kind !== 'folder') throw new Error('The servers write no folder of email messages');
  const booked = new Set((await bookingsOf(cluster, written)).map(({ email }) => email));
  const wrote = new Set(written.map(({ email }) => email));
  const folder = createMailFolder(mail.folder);
  const seen = new Map<string, string>();
  const end = performance.now() + MAIL_PATIENCE_MS;
  for (;;) {
    for (const name of await folder.names()) {
      const raw = seen.has(name) ? undefined : await folder.read(name);
      if (raw !== undefined) seen.set(name, (await readMessage(raw)).to);
    }
    const own = [...seen.values()].filter(to => wrote.has(to));
    const isDone = [...booked].every(email => own.includes(email));
    if (!isDone && performance.now() < end) {
      await sleep(100);
      continue;
    }
    const doubled = own.length - new Set(own).size;
    const stray = own.filter(to => !booked.has(to)).length;
    return [
      ...(isDone ? [] : [`${[...booked].filter(email => !own.includes(email)).length} confirmations are lost`]),
      ...(doubled > 0 ? [`${doubled} confirmations were sent twice`] : []),
      ...(stray > 0 ? [`${stray} confirmations are of bookings that are not stored`] : []),
    ];
  }
}

export const KILL_PART: Part = {
  name: 'kills',
  summary: 'a server is killed while it writes bookings',
  round: killWhileWriting,
  finish: cluster => mailsOf(cluster, all.get(cluster) ?? []),
  rounds: ({ kills }) => kills,
};
