import type { z } from 'zod';
import { vietnamDayBefore } from '../../../platform/clock/vietnam-calendar.ts';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { texts } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import type { SearchWordSort, StaffSearchWord, searchWordFilter } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { meantRecords } from './meant-records.ts';

type Query = RestQuery<z.output<typeof searchWordFilter>, SearchWordSort>;
type Row = Omit<StaffSearchWord, 'can'>;

/**
 * One page of the words that found nothing, or of which nothing was opened, in the last days. The counts are added up once
 * for rows and total; what staff have made of the words takes three queries more at most.
 */
export async function listWords(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { filter, offset, limit, sort }: Query,
): Promise<RestPage<Row>> {
  const missed = missedWords(vietnamDayBefore(clock.now(), filter.days - 1), foldText(filter.q ?? ''));
  const rows = await db.primary.rows(
    missed
      .selectAll()
      .select(eb => eb.fn.countAll<number>().over().as('total'))
      .orderBy(sort.field, sort.descending ? 'desc' : 'asc')
      .orderBy('words')
      .limit(limit)
      .offset(offset),
  );
  const meantOf = await meaningsOf(
    db.primary,
    rows.map(({ words }) => words),
  );
  return {
    rows: rows.map(({ missed: _, total: __, ...row }) => ({ ...row, id: row.words, meant: meantOf(row.words) })),
    total: rows[0]?.total ?? (offset === 0 ? 0 : await countOf(db.primary, missed)),
  };
}

/** Behind the last page no row says how many there are. */
async function countOf(read: Reader, missed: ReturnType<typeof missedWords>): Promise<number> {
  const counted = await read.row(missed.select(eb => eb.fn.countAll<number>().as('total')));
  return counted?.total ?? 0;
}

/** Words with their counts since a day; `part` is folded, empty for any. */
function missedWords(since: string, part: string) {
  const summed = tables
    .selectFrom('query_day')
    .select(eb => {
      const full = eb('shown', '-', eb.ref('empty'));
      // A press may be written before its page, so presses are bounded here: none stands for a page of another day.
      const pressed = eb.case().when('pressed', '>', full).then(full).else(eb.ref('pressed')).end();
      return [
        'words',
        eb.fn.sum<number>('shown').as('shown'),
        eb.fn.sum<number>('empty').as('empty'),
        eb.fn.sum<number>(pressed).as('pressed'),
        eb.fn.max<string>('day').as('last_day'),
      ];
    })
    .where('day', '>=', since)
    .$if(part !== '', query => query.where('words', 'like', `%${part}%`))
    .groupBy('words');
  const counted = tables
    .selectFrom(summed.as('summed'))
    .select(eb => [
      'words',
      'shown',
      'empty',
      eb(eb('shown', '-', eb.ref('empty')), '-', eb.ref('pressed')).as('unpressed'),
      'last_day',
      eb('shown', '-', eb.ref('pressed')).as('missed'),
    ])
    .whereRef('shown', '>', 'pressed');
  return tables.selectFrom(counted.as('missed_words'));
}

/** What staff have made some words mean. */
async function meaningsOf(read: Reader, words: readonly string[]): Promise<(words: string) => Row['meant']> {
  const synonyms = await read.rows(
    tables.selectFrom('synonym').select(['folded', 'subject', 'recordId']).where('folded', 'in', texts(words)),
  );
  const recordOf = await meantRecords(read, synonyms);
  return wanted =>
    synonyms.flatMap(synonym => {
      const record = synonym.folded === wanted ? recordOf(synonym) : undefined;
      return record ? [{ ...record, record_id: synonym.recordId }] : [];
    });
}
