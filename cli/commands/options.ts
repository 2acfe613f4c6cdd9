import { Argument, InvalidArgumentError, Option } from 'commander';
import { TRANSFER_KINDS } from '../transfer/kinds.ts';

export const kindArgument = () => new Argument('<kind>', 'kind of list').choices(TRANSFER_KINDS);

/** `--data DIR`, which most commands take. */
export const dataOption = () =>
  new Option('--data <dir>', 'folder of database, uploads and mail (instead of ANTAM_DATA)');

/** `--json`: one JSON value on standard output, for machines. */
export const jsonOption = () => new Option('--json', 'print JSON for machines');

/** Reads a web address for an option, without a slash at its end. */
export const webAddress = (text: string): string => {
  const isAddress = URL.canParse(text) && /^https?:\/\/[^?#]+$/i.test(text);
  if (isAddress) return text.replace(/\/+$/, '');
  throw new InvalidArgumentError('It must be an address like https://antam.example.');
};

/** Reads a whole number for an option, within bounds. */
export const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
};

/** Reads the number of a row. */
export const rowId = wholeNumber(1, 2 ** 31 - 1);

/** As {@link rowId}, for one of several arguments. */
export const rowIds = (text: string, before: readonly number[] | undefined): number[] => [
  ...(before ?? []),
  rowId(text),
];
