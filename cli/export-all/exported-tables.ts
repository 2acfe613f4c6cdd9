import type { Subjects } from '@antam/server/platform/subjects/subject.ts';

/** What each file of the export holds, by the table that it is of. */
export const exportedTables = ({ all }: Pick<Subjects, 'all'>): Readonly<Record<string, string>> =>
  Object.fromEntries([OF_NO_KIND, ...all.map(({ exported }) => exported)].flatMap(tables => Object.entries(tables)));

/** Tables that belong to no kind of record. */
const OF_NO_KIND: Readonly<Record<string, string>> = {
  abbreviation: 'medical abbreviations and what they stand for',
  account: 'everybody who has an account: users, providers, staff; without passwords and second factors',
  analytics_day_count: 'visits of each path a day',
  audit_entry: 'what staff did, with the names of the fields that they changed',
  booking: 'visits that were booked; reasons and dates of birth of old ones are deleted',
  calendar: 'schedules of places and of professionals at places',
  comment: 'reviews, and what owners replied to them',
  comment_report: 'reports of reviews',
  comment_vote: 'who found a review useful or not',
  complaint: 'what people complain of, in their own words and in those of medicine',
  complaint_term: 'specialities to which complaints lead',
  consent_record: 'choices of browsers about measuring; no account is tied to them',
  contact_day_count: 'contacts asked for a day, by how that ended',
  contact_reveal: 'who was shown which contact',
  district: 'former districts',
  favourite: 'what people keep',
  former_province: 'provinces before July 2025',
  former_ward: 'wards before July 2025',
  import_run: 'lists that were imported',
  media: 'pictures and videos of places, professionals and others; the files are in `files`',
  post: 'questions and replies of all discussions',
  post_agreement: 'professionals who agree with a reply',
  post_assignment: 'who was asked to answer a question',
  post_image: 'pictures of questions and replies; the files are in `files`',
  post_report: 'reports of questions and replies',
  post_thanks: 'thanks for replies',
  profile_edit: 'changes of profiles that professionals asked for, and what was decided',
  promotion: 'promotions of places and professionals',
  promotion_claim: 'codes of promotions that people claimed',
  provider_application: 'what providers wrote when they applied',
  provider_link: 'which account owns which page',
  province: 'provinces since July 2025',
  public_holiday: 'public holidays that schedules know',
  query_day: 'how often words were looked for a day and found nothing, or nothing was opened; nobody is tied to them',
  relative: 'people for whom an account books',
  reply_identity: 'as whom official accounts may reply, and the consent to it',
  review_score: 'sums of the reviews of each record',
  social_identity: 'logins by other providers that belong to accounts',
  synonym:
    'words that staff have made to mean a complaint, a speciality, a service, a kind of place, a disease or a drug',
  term: 'specialities, services and other lists of words',
  text_picture: 'pictures within texts that staff wrote; the files are in `files`',
  visit_reason: 'reasons for visits that schedules offer',
  waiting_entry: 'waiting lists for visits',
  ward: 'wards since July 2025',
};

/** Why a table has no file. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  account_token: 'secrets of links in email messages, good for hours',
  address_erasure: 'keyed hashes of who was erased: of use beside backups only (antam-erasures.json)',
  analytics_hit: 'single visits of the last days, summed up in analytics_day_count',
  availability: 'computed from schedules and visits',
  changed_tag: 'which cached pages are stale',
  contact_address_quota: 'limits of a day, by hashed addresses',
  contact_newcomer_quota: 'limits of a day',
  contact_quota: 'limits of a day',
  content_version: 'versions of caches',
  dropped_abbreviation: 'abbreviations of the reference list that staff deleted',
  dropped_complaint: 'complaints of the reference list that staff deleted',
  erasure: 'as address_erasure',
  facet_bitmap: 'computed from the records',
  facet_change: 'computed from the records',
  import_change: 'what undoing an import needs; forgotten after 90 days',
  link_name: 'computed from the names of records',
  mail_message: 'email messages on their way, sealed; gone once they are delivered',
  mail_quota: 'limits of a day, by hashed addresses',
  migration: 'the state of the tables of this program',
  migration_note: 'the state of the tables of this program',
  next_free: 'computed from schedules and visits',
  outbox_message: 'jobs of this program',
  query_day_size: 'how many words of query_day a day has',
  rate_limit: 'limits of the moment',
  rating_prior: 'computed from the reviews',
  record_count: 'counts, computed from the records',
  recovery_code: 'secrets: hashes of recovery codes',
  sent_before: 'hashes of what was sent in the last minutes, to know repeats',
  session: 'secrets: who is logged in',
  setting: 'the state of this installation: plans, fingerprints',
  social_attempt: 'logins under way, for ten minutes',
  staff_lease: 'which piece of work a member of staff looks at, for two minutes',
  text_message: 'messages to phones on their way',
  visit_feed: 'secrets of addresses of calendars',
  visit_reminder: 'which reminders were planned, by hashed contacts',
};

/** Columns that no file has, of any table: secrets, hashes, and what is computed from other columns. */
const COLUMNS_LEFT_OUT =
  /(^|_)(hash|secret|password|token)$|^totp_|^links?_version$|^linked$|^first_answer$|^hold_(group|number)$|^folded_(name|title)$/;

export const isExportedColumn = (column: string): boolean => !COLUMNS_LEFT_OUT.test(column);
