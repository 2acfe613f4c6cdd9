import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMailFolder } from '@antam/server/platform/mail/mail-folder.ts';
import { readMessage } from '@antam/server/platform/mail/message.ts';
import { createVisitor } from '@antam/server/testing/visitor.ts';
import { addMember } from '../../cli/testing/add-member.ts';
import { textOf } from '../../server/platform/db/text.ts';
import { admitted, type Person, type Seen, strangers, told } from '../torture/crowd.ts';
import { aSlot, book, type WantedSlot } from '../torture/slots-parts.ts';
import type { Finding, Part } from './part.ts';
import { type AttackedPair, pairOf } from './two-servers.ts';

/** Who comes at one moment. */
const CROWD = 40;
const CALENDARS = 10;
/** What docs/decisions/0167 promises. */
const OF_NUMBER_HERE = 3;
const OF_NUMBER = 6;
const OF_VISITOR_HERE = 12;
const MESSAGES_A_DAY = 5;
const FULL_ROUNDS = 10;
/** Until the work that follows from visits is done. */
const PATIENCE_MS = 30_000;

/** One cap, and a crowd that wants more. */
interface Case {
  readonly name: string;
  /** So many may be had; what was answered, and what is stored. */
  readonly most: number;
  race(pair: AttackedPair): Promise<{ readonly answers: readonly Seen[]; readonly stored: number }>;
}

/** More visits and messages than one person may cause, asked for at one moment at two processes. */
export const caps: Part = {
  name: 'caps',
  summary:
    'more visits and messages than one phone, network, account or address may have, at one moment at two processes',
  run: async (target, { full, progress, note }) => {
    const pair = await pairOf(target);
    const rounds = full ? FULL_ROUNDS : 1;
    const findings: Finding[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const [done, each] of CASES.entries()) {
        const { answers, stored } = await each.race(pair);
        findings.push(
          ...faultsOf(each, answers, stored).map(what => finding(each.name, what, told(answers), target.engine)),
        );
        note(`${each.name}: ${stored} of ${each.most} are stored; ${told(answers)}`);
        progress(round * CASES.length + done + 1, rounds * CASES.length);
      }
    }
    return findings;
  },
};

function faultsOf({ most }: Case, answers: readonly Seen[], stored: number): string[] {
  const strange = answers.filter(({ status }) => ![200, 409, 422].includes(status));
  return [
    ...(stored > most ? [`has ${stored} instead of ${most}`] : []),
    ...(stored < most ? [`has ${stored}, though ${most} are allowed`] : []),
    ...(strange.length > 0 ? ['is refused without the reason'] : []),
  ];
}

const finding = (name: string, what: string, detail: string, engine: string): Finding => ({
  part: 'caps',
  what: `${name} ${what}`,
  detail,
  reproduction: `npm run attack -- --only caps --engine ${engine}`,
});

/** A number of nobody else. */
const newPhone = () => `09${randomInt(10_000_000, 99_999_999)}`;
/** Patients have names of their own: the same name at the same number and time is refused by another rule. */
const nameOf = (n: number) => `Trần Thị ${letters(n)}`;
const letters = (n: number) => [...String(n)].map(digit => String.fromCharCode(65 + Number(digit))).join('');

/** The number of visits to come that a calendar, or several, have. */
async function visitsAt({ services }: AttackedPair, slots: readonly WantedSlot[]): Promise<number> {
  const marks = slots.map(() => '?').join(', ');
  const row = await textOf(services.db.primary).first<{ count: number }>(
    `select count(*) as count from booking where professional_id in (${marks}) and state in ('pending', 'confirmed')`,
    slots.map(({ professional }) => professional),
  );
  return Number(row?.count);
}

const roomy = (pair: AttackedPair) => aSlot(pair, { capacity: 2 * CROWD });
const manySlots = async (pair: AttackedPair, count: number) => {
  const slots: WantedSlot[] = [];
  for (let n = 0; n < count; n += 1) slots.push(await roomy(pair));
  return slots;
};

/** Everybody of a crowd books, each with what is `common` and with what is their own. */
async function all(
  people: readonly Person[],
  slots: readonly WantedSlot[],
  common: object,
  ip?: string,
): Promise<Seen[]> {
  const headers: Record<string, string> = ip === undefined ? {} : { 'x-forwarded-for': ip };
  return Promise.all(
    people.map((who, n) => {
      const slot = slots[n % slots.length];
      if (!slot) throw new Error('no slot');
      return book(who, slot, { name: nameOf(n), phone: newPhone(), ...common }, headers);
    }),
  );
}

const CASES: readonly Case[] = [
  {
    name: 'one phone number in one calendar',
    most: OF_NUMBER_HERE,
    race: async pair => {
      const slots = [await roomy(pair)];
      const answers = await all(await strangers(pair, CROWD), slots, { phone: newPhone() });
      return { answers, stored: await visitsAt(pair, slots) };
    },
  },
  {
    name: 'one phone number in ten calendars',
    most: OF_NUMBER,
    race: async pair => {
      const slots = await manySlots(pair, CALENDARS);
      const answers = await all(await strangers(pair, CROWD), slots, { phone: newPhone() });
      return { answers, stored: await visitsAt(pair, slots) };
    },
  },
  {
    name: 'one network address in one calendar',
    most: OF_VISITOR_HERE,
    race: async pair => {
      const slots = [await roomy(pair)];
      const ip = `198.51.100.${randomInt(1, 250)}`;
      const answers = await all(await strangers(pair, CROWD), slots, {}, ip);
      return { answers, stored: await visitsAt(pair, slots) };
    },
  },
  {
    name: 'one account in one calendar',
    most: OF_VISITOR_HERE,
    race: async pair => {
      const slots = [await roomy(pair)];
      const { cookies } = await addMember(pair.services, `nhieu-lich-${randomInt(1_000_000_000)}@thu.example`);
      const browsers = await Promise.all(pair.urls().map(url => admitted(pair, createVisitor(url, cookies))));
      const people = Array.from({ length: CROWD }, (_, n) => browsers[n % 2]).filter(who => who !== undefined);
      const answers = await all(people, slots, {});
      return { answers, stored: await visitsAt(pair, slots) };
    },
  },
  {
    name: 'one address that nobody confirmed, on one day,',
    most: MESSAGES_A_DAY,
    race: async pair => {
      const slots = await manySlots(pair, CALENDARS);
      const email = `nguoi-la-${randomInt(1_000_000_000)}@thu.example`;
      const answers = await all(await strangers(pair, CROWD), slots, { email });
      return { answers, stored: await messagesTo(pair, email) };
    },
  },
];

/** Email messages that were sent to an address, once all work is done. */
async function messagesTo({ services: { db, clock, config } }: AttackedPair, email: string): Promise<number> {
  const reader = textOf(db.primary);
  const end = performance.now() + PATIENCE_MS;
  const due = 'select id from outbox_message where done_at is null and failed_at is null and available_at <= ? limit 1';
  while (performance.now() < end && (await reader.first(due, [clock.now()]))) await sleep(200);
  if (config.mail.kind !== 'folder') throw new Error('The attacked site writes its email messages to a folder');
  const folder = createMailFolder(config.mail.folder);
  const messages = await Promise.all((await folder.names()).map(async name => folder.read(name)));
  const read = await Promise.all(messages.map(raw => (raw ? readMessage(raw) : undefined)));
  return read.filter(message => message?.to === email).length;
}
