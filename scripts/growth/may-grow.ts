/** A statement that grows with the world because of what it is asked for. */
export interface MayGrow {
  /** The beginning of the path of the file that sends it. */
  readonly source: string;
  /** A part of its text as the report prints it; all statements of the file where nothing is said. */
  readonly holds?: string;
  /** What bounds it, and why it is no harm. */
  readonly why: string;
}

const DAILY = 'A job of the day deletes what became old since the day before.';
const REBUILD = 'Only commands and jobs that rebuild everything ask for all rows.';
const IMPORT = 'An import compares its file with all records, once; it takes minutes for other reasons.';

export const MAY_GROW: readonly MayGrow[] = [
  { source: 'server/features/analytics/jobs/clear-old.ts', why: DAILY },
  { source: 'server/features/search-words/jobs/forget-words.ts', why: DAILY },
  { source: 'server/features/sessions/jobs/clear-expired.ts', why: DAILY },
  { source: 'server/features/social-login/commands/social-attempts.ts', holds: 'delete', why: DAILY },
  { source: 'server/features/waiting-list/jobs/clear-past.ts', why: DAILY },
  { source: 'server/platform/cache/tag-rows.ts', holds: 'delete', why: DAILY },
  {
    source: 'server/platform/cache/tag-rows.ts',
    holds: 'id > ?',
    why: 'A process reads what became stale since it looked last, which was a moment ago.',
  },
  {
    source: 'server/features/reviews/commands/store-prior.ts',
    why: 'A job of the day adds up the scores of all records of a kind, a row each: 20 ms at 100,000 doctors.',
  },
  {
    source: 'server/features/records/commands/delete-records.ts',
    holds: 'delete from',
    why: 'Takes along what belongs to the record, its visits first of all; staff delete records one by one.',
  },
  {
    source: 'server/features/taxonomy/commands/delete-terms.ts',
    holds: 'delete from',
    why: 'Takes along its links to the records that have the term, 5 µs each; staff delete terms one by one.',
  },
  {
    source: 'server/platform/features/personal-data.ts',
    holds: 'distinct',
    why: 'Only after a restore all addresses are read, to erase those again that were erased since the archive.',
  },
  { source: 'server/features/search/commands/reindex.ts', why: REBUILD },
  { source: 'server/features/linking/commands/rebuild-links.ts', why: REBUILD },
  { source: 'server/features/availability/commands/rebuild-availability.ts', why: REBUILD },
  { source: 'server/features/free-times/commands/rebuild-free-facets.ts', why: REBUILD },
  { source: 'server/features/places/place-facets.ts', why: REBUILD },
  { source: 'server/features/professionals/professional-facets.ts', why: REBUILD },
  { source: 'server/features/places/import/', why: IMPORT },
  { source: 'server/features/professionals/import/', why: IMPORT },
  {
    source: 'server/features/visits/queries/visits-outside.ts',
    holds: '"id" in',
    why: 'Of some visits of one place, by their numbers or by its days: either way as many as the place has in these days.',
  },
  {
    source: 'server/features/forum/queries/speciality-counts.ts',
    why: 'Counts all questions by speciality, once a minute at most, from an index alone.',
  },
  {
    source: 'server/features/posts/queries/assignable.ts',
    holds: 'provider_link',
    why: 'Staff look for a doctor with an account by the beginning of any word of the name: as many as doctors with accounts.',
  },
  {
    source: 'server/features/posts/queries/assignable.ts',
    holds: 'is_official',
    why: 'Staff look for each other by the beginning of any word of the name: as many as staff, one account in a hundred here.',
  },
  {
    source: 'server/platform/lists/walk-page.ts',
    holds: 'order by claimed',
    why: 'How many claimed a promotion changes too often for an index, so staff who sort by it have all promotions sorted.',
  },
  {
    source: 'server/features/promotions/queries/list-promotions.ts',
    holds: 'count(*)',
    why: 'A list with numbered pages says how many promotions run: as many rows as these.',
  },
  {
    source: 'server/features/promotions/queries/list-promotions.ts',
    holds: '"place"."province_id" =',
    why: 'Of one province, all promotions to come or that run are looked through, which the list counts anyway.',
  },
  {
    source: 'server/features/promotions/queries/relaxed-promotions.ts',
    why: 'Where a province has none, the promotions of all provinces are counted: as many rows as the list of the whole country counts.',
  },
  {
    source: 'server/features/search-words/queries/list-words.ts',
    why: 'Adds up for staff what was looked for in the days asked for; 500 words a day are kept at most.',
  },
  {
    source: 'server/features/reviews/queries/removed-reviews.ts',
    holds: 'count(*)',
    why: 'A list with numbered pages says how many reviews were taken down: as many as these, from an index alone.',
  },
  {
    source: 'server/features/professionals/commands/count-professionals.ts',
    holds: 'between',
    why: REBUILD,
  },
  {
    source: 'server/features/uploads/queries/withheld-upload.ts',
    why: 'Made-up records share their pictures, some hundreds one: of a picture of its own, one row is read by an index.',
  },
  {
    source: 'server/platform/lists/walk-page.ts',
    why: 'Staff look for any part of a name and are told how many rows match: an index alone is walked, 2 µs a row.',
  },
  {
    source: 'server/platform/jobs/outbox-states.ts',
    why: 'Counts the messages that wait or failed by topic: as many as these, and none that is done.',
  },
  {
    source: 'server/platform/jobs/outbox.ts',
    holds: 'as waiting',
    why: 'Counts the messages that wait or failed for the operator who watches the site: as many as these, and none that is done.',
  },
  {
    source: 'server/platform/jobs/job-list.ts',
    holds: 'count(*)',
    why: 'Tells an operator how many messages wait or failed: as many as these, and none that is done.',
  },
  {
    source: 'server/platform/jobs/job-list.ts',
    holds: 'topic = ? order by priority',
    why: 'Passes over what waits for other jobs, which the count beside it reads as well.',
  },
  {
    source: 'server/features/reminders/commands/plan-visit.ts',
    holds: 'order by "booking"."id"',
    why: 'Only a made-up world brings visits in bulk, and plans what is due before each that is to come.',
  },
  {
    source: 'server/platform/mail/email-messages.ts',
    holds: 'count(*)',
    why: 'Counts the email messages that wait or failed: as many as these, and none that was sent.',
  },
  {
    source: 'server/platform/text-messages/text-store.ts',
    holds: 'delete',
    why: 'Deletes what became old since the message before.',
  },
];

/** Why a statement may grow; undefined where it may not. */
export const whyItGrows = (source: string, sql: string): string | undefined =>
  MAY_GROW.find(({ source: file, holds }) => source.startsWith(file) && (holds === undefined || sql.includes(holds)))
    ?.why;
