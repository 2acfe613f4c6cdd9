import { causesOf, codeOf } from '@antam/server/platform/errors/database-errors.ts';
import { EXIT, Failure } from './failure.ts';

/** Codes of the system and of the databases' drivers, by what is in the way. */
const KINDS: readonly (readonly [code: RegExp, exitCode: number])[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/, EXIT.full],
  [/^(EACCES|EPERM|EROFS|SQLITE_(READONLY|CANTOPEN)(_\w+)?|25006)$/, EXIT.forbidden],
  [/^(ENOENT|ENOTDIR|EISDIR|EEXIST)$/, EXIT.missing],
  [/^(ECONN(REFUSED|RESET|ABORTED|ECTION)|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EDNS|ESOCKET|EAUTH)$/, EXIT.unreachable],
  [/^(E(HOST|NET)(UNREACH|DOWN)|SQLITE_(BUSY|LOCKED)(_\w+)?|(08|28|57)\w{3}|3D000|53300|55P03)$/, EXIT.unreachable],
];

/** The exit code of what a command threw: what the failure itself says, else by what was in the way. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof Failure && error.exitCode !== EXIT.failed) return error.exitCode;
  for (const cause of causesOf(error)) {
    const [, exitCode] = KINDS.find(([code]) => code.test(codeOf(cause))) ?? [];
    if (exitCode !== undefined) return exitCode;
    if (cause.name === 'TimeoutError') return EXIT.unreachable;
  }
  return EXIT.failed;
}
