import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import type { Database } from '@antam/server/platform/db/database.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import type { UnitOfWork } from '@antam/server/platform/db/unit-of-work.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { type TextColumn, textColumns } from '@antam/server/testing/text-columns.ts';

/** Tables of which no page of the site shows a text: those of the machinery, and words that searches and audits keep. */
const UNSEEN =
  /^(account_token|address_erasure|analytics_|audit_|article_revision|changed_tag|complaint|consent_|contact_|content_|dropped_|erasure|facet_|import_|link_name|mail_|migration_|outbox_|query_day|record_count|recovery_|sent_before|setting|social_|synonym|text_message|visit_feed)/;

/** Columns that programs read: keys, addresses, days, numbers, and names as they are searched and ordered. */
const READ_BY_PROGRAMS =
  /(^|_)(slug|code|kind|type|key|hash|id|uid|day|date|dob|on|phone|secret|nonce|group|atc|picture|thumbnail|urgency|words|linked)$|^(folded|sort)_name$|date_of_birth/;

/** Values of rows in which texts of people stand. */
const VALUES = [
  ['insurance_plan', 'packages'],
  ['insurance_plan', 'benefits'],
  ['insurance_plan', 'facts'],
  ['promotion', 'groups'],
  ['promotion_claim', 'options'],
  ['booking', 'answers'],
  ['calendar', 'exceptions'],
  ['visit_reason', 'questions'],
  ['profile_edit', 'changes'],
] as const;

const WORD = 'khôngcókhoảngtrắngnàotrongtừnàyđểxuốngdòngnênnódàisáumươichữ';
const PART = 'mot-phan-rat-dai-cua-dia-chi-khong-co-cho-nao-de-ngat-';
const ADDRESS = `https://mot-ten-mien-rat-dai-va-khong-xuong-dong.example/${PART.replaceAll('-', '_').repeat(4)}`;
const EMAIL = `${'hopthudai'.repeat(7)}@${'tenmiendai'.repeat(6)}.example`;
/** As long as a text without a limit becomes. */
const LONG = 600;

/**
 * Gives every text of people that pages of the site show a word of sixty letters, a long address or a long email
 * address, none of which has a place to break, as long as its column allows. The visits are the user's, so that their
 * pages have some.
 */
export async function writeWideTexts({ db }: Pick<Services, 'db'>): Promise<void> {
  const columns = (await textColumns(db)).filter(
    ({ table, column, isKey }) => !isKey && !UNSEEN.test(table) && !READ_BY_PROGRAMS.test(column),
  );
  await db.transaction(async unit => {
    await textOf(unit).sql('update booking set account_id = (select id from account where email = ?)', [
      ACCOUNTS.user.email,
    ]);
    for (const [table, column] of VALUES) await widenValues(db, unit, table, column);
    for (const each of columns) await widenColumn(unit, each);
    // What processes know by heart of terms and areas is read again.
    await textOf(unit).sql('update content_version set version = version + 1');
  });
}

async function widenColumn(unit: UnitOfWork, { table, column, length, isUnique }: TextColumn): Promise<void> {
  const text = wideText(column, length ?? LONG);
  const runner = textOf(unit);
  if (isUnique) {
    const numbered = `cast("id" as varchar(10)) || ?`;
    await runner.sql(`update "${table}" set "${column}" = ${numbered} where "${column}" is not null`, [text]);
  } else if (length === undefined) {
    const formatted = `case when "${column}" like '<%' then ? else ? end`;
    await runner.sql(`update "${table}" set "${column}" = ${formatted} where "${column}" <> ''`, [
      formattedText(text),
      text,
    ]);
  } else await runner.sql(`update "${table}" set "${column}" = ? where "${column}" is not null`, [text]);
}

/** Texts within the values of a column: those with a space or a Vietnamese letter; the others are words for programs. */
async function widenValues(db: Database, unit: UnitOfWork, table: string, column: string): Promise<void> {
  const rows = await textOf(db.primary).all<{ id: number; value: unknown }>(
    `select id, "${column}" as value from "${table}" where "${column}" is not null`,
  );
  for (const { id, value } of rows) {
    // SQLite answers it as text.
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const wide = JSON.stringify(JSON.parse(text, (_, part: unknown) => (isOfPeople(part) ? WORD : part)));
    await textOf(unit).sql(`update "${table}" set "${column}" = ? where id = ?`, [wide, id]);
  }
}

const isOfPeople = (part: unknown): boolean => typeof part === 'string' && /\s|[^\p{ASCII}]/u.test(part);

function wideText(column: string, length: number): string {
  if (/email$/.test(column)) return EMAIL.slice(-(length - 10));
  if (/^(website|source|url)$/.test(column)) return ADDRESS.slice(0, length);
  return `${WORD} ${EMAIL} ${ADDRESS}`.slice(0, length).trimEnd();
}

const formattedText = (text: string): string =>
  [
    `<h3>${WORD}</h3><p>${text}</p>`,
    `<ul><li>${WORD}</li><li><a href="${ADDRESS}">${ADDRESS}</a></li></ul>`,
    `<blockquote>${WORD}</blockquote>`,
  ].join('');
