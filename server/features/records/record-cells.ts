import { foldText } from '../../platform/text/fold-text.ts';
import { safeHtml } from '../../platform/text/safe-html.ts';
import { writeCellList } from '../../platform/transfer/cell-lists.ts';
import { cellTooLong } from '../../platform/transfer/cells.ts';
import type { ImportRecord, Remark } from '../../platform/transfer/import.ts';
import type { MediaAddresses } from '../media/media.repository.ts';
import { STAFF_STATUSES } from './staff-contract.ts';

type Status = (typeof STAFF_STATUSES)[number];

/** As much as a form of the console takes, characters. */
const MAX_HTML = 20_000;
/** Characters that cannot be seen and that PostgreSQL does not take. */
const CONTROL = /(?!\s)\p{Cc}/gu;
const YES_NO: Readonly<Record<string, boolean>> = {
  yes: true,
  co: true,
  true: true,
  no: false,
  khong: false,
  false: false,
};

/** Sanitised HTML of a cell; empty where it has none, or too much. */
export async function readHtml(column: string, written: string, flags: Remark[]): Promise<string> {
  if (written.length <= MAX_HTML) return safeHtml(written.replace(CONTROL, ''));
  flags.push(cellTooLong(column, MAX_HTML));
  return '';
}

/** Stored HTML as a cell: a line break means no more than a blank, and lists are read line by line. */
export const writeHtml = (html: string): string => html.replace(/\s*[\r\n]\s*/g, ' ');

/** `published`, `draft` or `hidden`; null where the cell is empty or says something else. */
export function readStatus(text: string, flags: Remark[]): Status | null {
  const status = STAFF_STATUSES.find(one => one === text.toLowerCase()) ?? null;
  if (status === null && text !== '')
    flags.push({ code: 'status_unknown', message: `"${text}" is none of ${STAFF_STATUSES.join(', ')}` });
  return status;
}

/** Yes or no, in English or Vietnamese; null where the cell says neither. */
export function readYesNo(column: string, text: string, flags: Remark[]): boolean | null {
  const answer = YES_NO[foldText(text)] ?? null;
  if (answer === null && text !== '')
    flags.push({ code: `${column}_unknown`, message: `${column}: "${text}" is neither yes nor no` });
  return answer;
}

/** The addresses of a record's media as cells, those of pictures with the origin of the site. */
export const mediaCells = ({ pictures, videos }: MediaAddresses = { pictures: [], videos: [] }, origin: string) => ({
  pictures: writeCellList(pictures.map(path => [`${origin}${path}`])),
  videos: writeCellList(videos.map(address => [address])),
});

/** What is said of pictures and videos that a row adds: addresses say where they are, and no list brings them in. */
export function untakenMedia({ fields }: ImportRecord, same: ReadonlySet<string>): Remark[] {
  const columns = ['pictures', 'videos'].filter(column => fields[column] && !same.has(column));
  return columns.map(column => ({
    code: `${column}_not_taken`,
    message: `${column} are uploaded in the console; the cell was left out`,
  }));
}
