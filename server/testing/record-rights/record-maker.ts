import { randomUUID } from 'node:crypto';
import { newBookingCode } from '../../features/bookings/rules/booking-code.ts';
import { visitLink } from '../../features/bookings/rules/visit-key.ts';
import { waitingKey } from '../../features/bookings/rules/waiting-key.ts';
import { randomCode } from '../../platform/auth/random-code.ts';
import { newToken } from '../../platform/auth/token.ts';
import { textOf } from '../../platform/db/text.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Services } from '../../platform/services.ts';
import { type Applicant, addApplicant } from '../add-applicant.ts';
import { createDirectory } from '../directory.ts';
import { createDiscussionMaker, type DiscussionMaker, type WriteRow } from './discussion-maker.ts';

export type PageKind = 'place' | 'professional';

/** A row by which somebody can see whether a record is as it was. */
export interface NamedRow {
  readonly table: string;
  readonly id: number;
}

/** A visit, with the key that opens it without an account. */
export interface MadeBooking {
  readonly id: number;
  readonly code: string;
  readonly key: string;
  readonly start: string;
}

/** Writes fresh records straight into the database, each for one call. */
export interface RecordMaker extends DiscussionMaker {
  /** A page, of an account where one is given. */
  page(kind: PageKind, status: 'published' | 'hidden', owner?: number): Promise<number>;
  deletePage(kind: PageKind, id: number): Promise<void>;
  picture(kind: PageKind, owner: number): Promise<number>;
  collection(published: boolean): Promise<number>;
  /** A review that an account wrote of a published page. */
  comment(kind: PageKind, author: number, status: 'pending' | 'published' | 'hidden'): Promise<number>;
  /** A visit in a week that an account booked at a published place. */
  booking(booker: number, state: 'confirmed' | 'cancelled'): Promise<MadeBooking>;
  /** A visit that begins in so many hours at a place whose page an account owns. */
  visit(owner: number, state: 'pending' | 'confirmed' | 'completed' | 'cancelled', hours: number): Promise<MadeBooking>;
  /** A published place that takes bookings, whose page an account owns. */
  bookable(owner: number): Promise<number>;
  /** An abbreviation. */
  abbreviation(): Promise<number>;
  /** Words that mean the first complaint. */
  synonym(): Promise<number>;
  /** A complaint with a speciality. */
  complaint(): Promise<number>;
  /** A promotion of a published place, of an account where one is given, that ends in a week or ended. */
  promotion(status: 'published' | 'hidden', owner?: number, ended?: boolean): Promise<number>;
  /** An insurance plan with a package and a benefit. */
  plan(status: 'published' | 'draft'): Promise<number>;
  /** The code of a claim of a promotion by somebody else. */
  claim(promotion: number, redeemed: boolean): Promise<{ readonly id: number; readonly code: string }>;
  /** Lets an account, which becomes official, reply as somebody. */
  identity(account: number): Promise<number>;
  /** What an account wants changed of a published profile that it owns: its name. */
  profileEdit(owner: number): Promise<number>;
  /** A place on the waiting list of a published place, of an account. */
  waiting(owner: number, state: 'waiting' | 'lapsed'): Promise<Omit<MadeBooking, 'start'>>;
  /** Somebody for whom an account books. */
  relative(owner: number): Promise<number>;
  /** The address of a feed of visits to a place whose page an account owns; answers its secret. */
  feed(owner: number, state: 'good' | 'renewed'): Promise<string>;
  /** A letter that waits to be sent. */
  letter(): Promise<number>;
  /** A job that was given up. */
  job(): Promise<number>;
  /** A session of an account; answers its id. */
  session(accountId: number): Promise<number>;
  /** A mailed link of an account; answers its secret. */
  link(
    accountId: number,
    purpose: 'confirm-email' | 'reset-password',
    state: 'good' | 'used' | 'expired',
  ): Promise<string>;
  /** Somebody whose application waits. */
  applicant(): Promise<Applicant>;
  set(table: string, id: number, column: string, value: string | Date | null): Promise<void>;
  remove(row: NamedRow): Promise<void>;
  /** The row as text, undefined where there is none. */
  rowText(row: NamedRow): Promise<string | undefined>;
  accountId(email: string): Promise<number>;
}

const HOUR_MS = 3_600_000;
export async function createRecordMaker(services: Services): Promise<RecordMaker> {
  const { db, clock, config } = services;
  const directory = await createDirectory(services);
  const write: WriteRow = (sql, values) =>
    db.transaction(async unit =>
      Number((await textOf(unit).sql<{ id: number }>(`${sql} returning id`, values))[0]?.id),
    );
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);
  const remove = ({ table, id }: NamedRow) =>
    db.transaction(async unit => void (await textOf(unit).sql(`delete from ${table} where id = ?`, [id])));
  const set: RecordMaker['set'] = (table, id, column, value) =>
    db.transaction(
      async unit => void (await textOf(unit).sql(`update ${table} set ${column} = ? where id = ?`, [value, id])),
    );
  const page: RecordMaker['page'] = async (kind, status, owner) => {
    const id = await (kind === 'place' ? directory.addPlace({ status }) : directory.addProfessional({ status }));
    await db.transaction(async unit => {
      const { sql } = textOf(unit);
      await sql(`update ${kind} set phone = '+842438261234' where id = ?`, [id]);
      if (kind === 'professional') {
        const licence = `licence_number = '001234/HNO-CCHN', licence_verified_at = ?`;
        await sql(`update professional set ${licence} where id = ?`, [clock.now(), id]);
      }
      if (owner !== undefined) {
        await sql('insert into provider_link (account_id, kind, entity_id, created_at) values (?, ?, ?, ?)', [
          ...[owner, kind, id],
          clock.now(),
        ]);
      }
    });
    return id;
  };
  const addCalendar = (place: number) =>
    write(`insert into calendar (place_id, weekly, exceptions, created_at, updated_at) values (?, '[]', '[]', ?, ?)`, [
      ...[place, clock.now(), clock.now()],
    ]);
  const booking = async (
    place: number,
    { booker, state, hours }: { booker: number | null; state: string; hours: number },
  ) => {
    const code = newBookingCode();
    const start = inHours(hours);
    const calendar = await addCalendar(place);
    const id = await write(
      `insert into booking (code, place_id, calendar_id, account_id, state, start_at, end_at, name, answers, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, 'Người thử', '[]', ?, ?)`,
      [...[code, place, calendar, booker, state], start, inHours(hours + 1), clock.now(), clock.now()],
    );
    const key = new URL(visitLink(config.secret, code), config.origin).searchParams.get('key') ?? '';
    return { id, code, key, start: start.toISOString() };
  };
  return {
    ...(await createDiscussionMaker(services, write)),
    letter: async () => {
      const mail = { to: 'nguoi-thu@thu.example', subject: 'Thử', text: 'Thử', html: '<p>Thử</p>' };
      await db.transaction(unit => sendMail(unit, services, mail));
      const row = await textOf(db.primary).first<{ id: number | string }>('select max(id) as id from mail_message');
      return Number(row?.id);
    },
    job: () =>
      write(
        `insert into outbox_message (topic, payload, attempts, last_error, available_at, created_at, failed_at)
         values ('thu.khong-ai-lam', '{}', 10, 'Error', ?, ?, ?)`,
        [clock.now(), clock.now(), clock.now()],
      ),
    page,
    deletePage: (table, id) => remove({ table, id }),
    picture: (kind, owner) =>
      write(
        `insert into media (owner_kind, owner_id, type, position, caption, key, width, height, created_at)
         values (?, ?, 'image', 0, 'Ảnh thử', 'thu/thu', 400, 300, ?)`,
        [kind, owner, clock.now()],
      ),
    collection: published =>
      write(
        `insert into collection (kind, slug, name, summary, description, published, position, member_count, created_at, updated_at)
         values ('place', 'thu', 'Tuyển chọn thử', '', '', ?, 99, 0, ?, ?)`,
        [published, clock.now(), clock.now()],
      ),
    comment: async (kind, author, status) =>
      write(
        `insert into comment (kind, entity_id, account_id, author_name, body, body_hash, status, objections, removal_reason, removed_at, created_at)
         values (?, ?, ?, 'Người thử', 'Nhận xét để thử quyền.', 'thu', ?, '[]', ?, ?, ?)`,
        [
          ...[kind, await page(kind, 'published'), author, status],
          ...(status === 'hidden' ? ['fake', clock.now()] : [null, null]),
          clock.now(),
        ],
      ),
    booking: async (booker, state) => booking(await page('place', 'published'), { booker, state, hours: 168 }),
    visit: async (owner, state, hours) =>
      booking(await page('place', 'published', owner), { booker: null, state, hours }),
    bookable: async owner => {
      const place = await page('place', 'published', owner);
      await addCalendar(place);
      return place;
    },
    abbreviation: async () => {
      const short = `TH${randomUUID().replaceAll('-', '').slice(0, 12)}`;
      return write(
        `insert into abbreviation ("key", short, meaning, read_as, source, updated_at) values (?, ?, 'chữ thử', '', '', ?)`,
        [short.toLowerCase(), short, clock.now()],
      );
    },
    synonym: () => {
      const words = randomUUID();
      return write(
        `insert into synonym (subject, record_id, words, folded, made_at) values ('complaint', 1, ?, ?, ?)`,
        [words, words, clock.now()],
      );
    },
    complaint: async () => {
      const name = `bệnh thử ${randomUUID()}`;
      const id = await write(
        `insert into complaint (slug, name, people, medical, emergency, source, position, updated_at)
         values (?, ?, '[]', '[]', ?, '', 9999, ?)`,
        [name.replaceAll(' ', '-'), name, false, clock.now()],
      );
      await db.transaction(async unit => {
        const link = `insert into complaint_term (complaint_id, term_id, position)
          select ?, min(id), 0 from term where kind = 'speciality'`;
        await textOf(unit).sql(link, [id]);
      });
      return id;
    },
    promotion: async (status, owner, ended = false) =>
      write(
        `insert into promotion (slug, title, category, place_id, new_price, starts_at, ends_at, use_until, groups, status, created_at, updated_at)
         values ('thu', 'Ưu đãi thử', 'package', ?, 100000, ?, ?, ?, '[]', ?, ?, ?)`,
        [
          ...[await page('place', 'published', owner), inHours(-48), inHours(ended ? -1 : 168), inHours(336)],
          ...[status, clock.now(), clock.now()],
        ],
      ),
    plan: status =>
      write(
        `insert into insurance_plan (slug, name, insurer, summary, packages, benefits, facts, sort_name, status, created_at, updated_at)
         values ('thu', 'Chương trình để thử quyền', 'Bảo hiểm thử', 'Tóm tắt đủ dài để thử.', ?, ?, ?, 'thu', ?, ?, ?)`,
        [
          '[{"code":"goi-a","name":"A","currency":"VND","premium":1}]',
          '[{"code":"b","name":"Quyền lợi","required":true,"age_groups":[{"from_age":0,"to_age":99,"premiums":{"goi-a":1}}],"medical_services":[]}]',
          '{"from_age":0,"to_age":99,"least":null,"packages":["A"],"required":[],"optional":[]}',
          ...[status, clock.now(), clock.now()],
        ],
      ),
    claim: async (promotion, redeemed) => {
      const code = randomCode();
      const { accountId } = await addApplicant({ services }, 'professional');
      const id = await write(
        `insert into promotion_claim (code, promotion_id, account_id, options, price, claimed_at, redeemed_at)
         values (?, ?, ?, '[]', 100000, ?, ?)`,
        [code, promotion, accountId, clock.now(), redeemed ? clock.now() : null],
      );
      return { id, code };
    },
    identity: async account => {
      await set('account', account, 'is_official', db.engine === 'sqlite' ? '1' : 'true');
      return write(
        `insert into reply_identity (account_id, kind, entity_id, consent, created_at) values (?, 'place', ?, '', ?)`,
        [account, await page('place', 'published'), clock.now()],
      );
    },
    profileEdit: async owner => {
      const change = JSON.stringify({ name: { value: 'Trần Thị Thử', state: 'waiting', reason: '' } });
      return write(
        `insert into profile_edit (professional_id, account_id, status, changes, version, created_at, updated_at)
         values (?, ?, 'pending', ?, 1, ?, ?)`,
        [await page('professional', 'published', owner), owner, change, clock.now(), clock.now()],
      );
    },
    waiting: async (owner, state) => {
      const code = newBookingCode();
      const calendar = await write(
        `insert into calendar (place_id, weekly, exceptions, created_at, updated_at) values (?, '[]', '[]', ?, ?)`,
        [await page('place', 'published'), clock.now(), clock.now()],
      );
      const id = await write(
        `insert into waiting_entry (code, calendar_id, day, name, email, phone, account_id, state, offered_start, offered_until, created_at)
         values (?, ?, '2099-01-31', 'Người thử', 'nguoi-thu@thu.example', '+84912345678', ?, ?, ?, ?, ?)`,
        [code, calendar, owner, state, inHours(24), inHours(-1), clock.now()],
      );
      return { id, code, key: waitingKey(config.secret, code) };
    },
    relative: owner =>
      write(
        `insert into relative (account_id, name, relation, created_at, updated_at) values (?, 'Người thân', 'Mẹ', ?, ?)`,
        [owner, clock.now(), clock.now()],
      ),
    feed: async (owner, state) => {
      const [first, second] = [newToken(), newToken()];
      const place = await page('place', 'published', owner);
      await db.transaction(unit =>
        textOf(unit).sql(
          `insert into visit_feed (account_id, kind, entity_id, secret_hash, created_at) values (?, 'place', ?, ?, ?)`,
          [owner, place, (state === 'good' ? first : second).tokenHash, clock.now()],
        ),
      );
      return first.token;
    },
    session: accountId =>
      write(
        `insert into session (account_id, token_hash, device, has_second_factor, created_at, last_seen_at, expires_at)
         values (?, ?, 'Thiết bị khác', ?, ?, ?, ?)`,
        [accountId, newToken().tokenHash, false, clock.now(), clock.now(), inHours(1)],
      ),
    link: async (accountId, purpose, state) => {
      const { token, tokenHash } = newToken();
      await write(
        `insert into account_token (account_id, purpose, token_hash, email, expires_at, used_at, created_at)
         select id, ?, ?, email, ?, ?, ? from account where id = ?`,
        [
          ...[purpose, tokenHash, inHours(state === 'expired' ? -1 : 1), state === 'used' ? clock.now() : null],
          ...[inHours(-2), accountId],
        ],
      );
      return token;
    },
    applicant: () => addApplicant({ services }, 'professional'),
    set,
    remove,
    rowText: async ({ table, id }) => {
      const row = await textOf(db.primary).first(`select * from ${table} where id = ?`, [id]);
      return row && JSON.stringify(row);
    },
    accountId: async email =>
      Number((await textOf(db.primary).first<{ id: number }>('select id from account where email = ?', [email]))?.id),
  };
}
