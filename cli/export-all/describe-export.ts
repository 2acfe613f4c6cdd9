import type { SqliteColumn } from '../backup/sqlite-tables.ts';
import { LEFT_OUT } from './exported-tables.ts';

export interface ExportedFile {
  readonly table: string;
  /** What it holds, in a few words. */
  readonly holds: string | undefined;
  readonly columns: readonly SqliteColumn[];
  readonly rows: number;
}

interface Described {
  readonly release: string;
  readonly at: Date;
  readonly files: readonly ExportedFile[];
  readonly pictures: number;
}

/** What columns mean whose names say it, the first that fits. */
const MEANINGS: readonly (readonly [pattern: RegExp, meaning: (match: RegExpExecArray) => string])[] = [
  [/^id$/, () => 'number of the row, never given twice'],
  [/^(kind|type|owner_kind|replyer_type|answer_type)$/, () => 'of which kind'],
  [/^(entity|owner|record|subject|replyer|member)_id$/, () => 'id of a record of the kind in the column beside it'],
  [
    /^(account|actor|decided_by|assigned_by|author|edited_by)(_id)?$/,
    () => 'id in account.csv, or in professional.csv for authors of texts',
  ],
  [/^(.+)_id$/, ([, name]) => `id in ${name}.csv where there is such a file`],
  [
    /^(is|has|hiding|censor|accepts|confirms|emergency|useful|recommending|unread|published)(_|$)/,
    () => '1 for yes, 0 for no',
  ],
  [/_at$|^at$/, () => 'moment, UTC, ISO 8601'],
  [/^(day|dob|date|date_of_birth|reviewed_on|use_until|practising_since)$/, () => 'day or year, without a time'],
  [/^(lat|long)$/, () => 'position, degrees of WGS 84'],
  [/^(old_price|new_price|price.*)$/, () => 'Vietnamese đồng'],
  [/^slug$/, () => 'the name as it stands in the address of the page'],
  [/^status$|^state$/, () => 'state, as the program names it'],
  [/^position$/, () => 'place in the order'],
  [
    /^(body|description|overview|causes|symptoms|diagnosis|treatment|prevention|uses|dose)$/,
    () => 'formatted text, HTML that was cleaned',
  ],
  [/^key$/, () => 'beginning of the names of its files in the folder files'],
];

const meaningOf = ({ name, family }: SqliteColumn): string => {
  for (const [pattern, meaning] of MEANINGS) {
    const match = pattern.exec(name);
    if (match) return meaning(match);
  }
  return family === 'json' ? 'JSON' : name.replaceAll('_', ' ');
};

const TYPES = { number: 'number', date: 'datetime', json: 'string', blob: 'string', text: 'string' } as const;

/** The description for machines: a data package of the Frictionless specification. */
export function dataPackage({ release, at, files }: Described): string {
  const resources = files.map(({ table, holds, columns, rows }) => ({
    name: table.replaceAll('_', '-'),
    path: `data/${table}.csv`,
    description: holds,
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    rows,
    schema: {
      missingValues: [''],
      fields: columns.map(column => ({
        name: column.name,
        type: TYPES[column.family],
        description: meaningOf(column),
      })),
    },
  }));
  return `${JSON.stringify({ name: 'antam-export', created: at.toISOString(), generator: `An Tâm ${release}`, resources }, null, 2)}\n`;
}

/** The description for people. */
export function readMe({ release, at, files, pictures }: Described): string {
  const lines = files.map(({ table, holds, rows }) => `| \`data/${table}.csv\` | ${rows} | ${holds} |`);
  const left = Object.entries(LEFT_OUT).map(([table, reason]) => `| \`${table}\` | ${reason} |`);
  return `# Everything of this site

Written on ${at.toISOString()} by An Tâm ${release} ("antam export all"), as the database was at one moment. Personal data are in it:
keep it as you keep the database.

- \`data\`: one CSV file for each table, UTF-8, comma, a line of column names first. An empty cell is no value, \`""\` an empty text.
  Moments are UTC, ISO 8601. Numbers that answer a question are 1 for yes and 0 for no. Structured values are JSON.
- A text that a spreadsheet would run as a formula (it begins with \`=\`, \`+\`, \`-\`, \`@\`) has an apostrophe before it; numbers and telephone
  numbers have none. Programs take one apostrophe away where such a character follows.
- \`files\`: ${pictures} files of pictures, each in its largest size (\`KEY-SIDE.webp\`), with the originals of questions' blurred ones.
- \`datapackage.json\`: what each column means, for programs too (https://specs.frictionlessdata.io/data-package/).

| File | Rows | What |
|---|---|---|
${lines.join('\n')}

## What is left out

Columns with passwords, secrets and hashes of them, and these tables:

| Table | Why |
|---|---|
${left.join('\n')}
`;
}
