import { causesOf, codeOf } from '@antam/server/platform/errors/database-errors.ts';
import { messageOf } from './failure.ts';

/**
 * What a folder or a server did, in words, and what to look at. The first one that fits counts: what is said of a folder
 * names its path, which may hold anything.
 */
const CAUSES: readonly (readonly [code: RegExp, what: string, look: string])[] = [
  [/EACCES|EPERM|EROFS/, 'this user may not write there', 'give this user the right to write'],
  [/ENOSPC|EDQUOT/, 'the disk is full', 'free some space'],
  [/ENOTDIR|EEXIST/, 'a file is in the place of a folder', 'move the file away'],
  [/ENOENT/, 'there is no such file or folder', 'check the path, or make the folder'],
  [/EISDIR/, 'it is a folder, not a file', 'name a file in it'],
  [/ECONNREFUSED/, 'nobody answers at this address and port', 'check that it runs, and its address and port'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'no server of this name is found', 'check the name, and the name service'],
  [
    /ETIMEDOUT|TimeoutError|was silent to/,
    'there is no answer in time',
    'check the address, the port and the firewall',
  ],
  [/E(HOST|NET)(UNREACH|DOWN)/, 'it cannot be reached', 'check the network and the firewall'],
  [
    /ECONNRESET|ECONNABORTED|ECONNECTION|EPIPE|connection ended/,
    'it breaks off the connection',
    'check the port, and its own log',
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_|ETLS|EPROTO|ERR_(SSL|TLS)/,
    'its encryption cannot be trusted',
    'check its name and its certificate',
  ],
  [/\b(EAUTH|53[045])\b|answered 40[13]/, 'it refuses the user, key or password', 'check user, key and password'],
  [/answered 404/, 'it has no such bucket', 'check the name of the bucket, or make it'],
  [/ESOCKET|fetch failed/, 'it cannot be reached', 'check the address and the port'],
];

/** The number that a server answers, in what our store and our mail say of it: a path or a port may hold such numbers, too. */
const ANSWER = /(?:answered|mail server:) ([45]\d\d)\b/;

/** What went wrong, for an operator to read: no code of a driver or of the system, only the number that a server answers. */
export function plainCause(error: unknown): { what: string; look?: string } {
  const said = [messageOf(error), ...causesOf(error).flatMap(cause => [codeOf(cause), cause.message, cause.name])];
  const text = said.join(' ');
  const answer = ANSWER.exec(messageOf(error))?.[1];
  const [, what, look] = CAUSES.find(([code]) => code.test(text)) ?? [];
  if (what !== undefined && look !== undefined) return { what: answer ? `${what} (it answers ${answer})` : what, look };
  return { what: answer ? `it answers ${answer}` : messageOf(error) };
}

/** A failure of the file system as one line: which file, what happened, what to do. Undefined for anything else. */
export function fileTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error)) return;
  const { what, look } = plainCause(error);
  const said = look ? `${what}: ${look}` : what;
  if ('path' in error && typeof error.path === 'string') return `${error.path}: ${said}`;
  if (codeOf(error) === 'EPIPE') return 'the program that takes the output has ended: see what it says';
  // While a file is written, the system names none.
  return error.syscall === 'write' ? said : undefined;
}
