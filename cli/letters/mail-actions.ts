import { accountEmail } from '@antam/server/features/accounts/contract.ts';
import {
  type Letter,
  type LetterState,
  lettersById,
  listLetters,
  maskedAddress,
} from '@antam/server/platform/mail/letters.ts';
import { type Retry, retryLetter } from '@antam/server/platform/mail/retry-letter.ts';
import { sendTestLetter } from '@antam/server/platform/mail/test-letter.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { readConfiguration } from '../boot/configuration.ts';
import { withMigratedServices } from '../boot/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { plainCause } from '../io/plain-cause.ts';
import { renderTable } from '../io/table.ts';
import { say, sayJson, type Terminal } from '../io/terminal.ts';
import { moment, requireNumbersOrFailed, tellAll } from './told.ts';

export interface ServerOptions {
  readonly data?: string;
  readonly json?: boolean;
}

export interface ListOptions extends ServerOptions {
  readonly state: LetterState | 'open';
  readonly limit: number;
}

export interface RetryOptions extends ServerOptions {
  readonly failed?: boolean;
}

/** So many letters are sent again at once. */
const MAX_LISTED = 1_000;

/** `antam mail list` */
export async function listMail(terminal: Terminal, { state, limit, ...options }: ListOptions): Promise<void> {
  const states = state === 'open' ? (['waiting', 'failed'] as const) : [state];
  const pages = await withMigratedServices(readConfiguration(terminal, options), services =>
    Promise.all(states.map(each => listLetters(services, { state: each, offset: 0, limit, descending: false }))),
  );
  const letters = pages.flatMap(({ rows }) => rows);
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  if (options.json) sayJson(terminal, { total, letters: letters.map(forMachines) });
  else if (letters.length === 0) say(terminal, 'There are no such letters.');
  else {
    const head = ['id', 'state', 'since (UTC)', 'to', 'tries', 'last answer'];
    const rows = letters.map(letter => [
      String(letter.id),
      stateOf(letter),
      moment(letter.createdAt),
      maskedAddress(letter.recipient ?? ''),
      String(letter.attempts),
      lastAnswer(letter),
    ]);
    say(terminal, renderTable(head, rows));
    if (total > letters.length) say(terminal, `${letters.length} of ${total}: see --limit and --state.`);
  }
}

/** `antam mail show` */
export async function showMail(terminal: Terminal, id: number, options: ServerOptions): Promise<void> {
  const [letter] = await withMigratedServices(readConfiguration(terminal, options), services =>
    lettersById(services, [id]),
  );
  if (!letter) throw new Failure(`There is no letter ${id}: those that were sent are kept for 30 days`);
  if (options.json) {
    const { recipient, subject, answers } = letter;
    sayJson(terminal, { ...forMachines(letter), recipient, subject, answers });
    return;
  }
  const gone = letter.state === 'waiting' || letter.state === 'failed' ? 'sealed with another secret' : 'forgotten';
  say(terminal, `Letter ${id}: ${stateOf(letter)}`);
  say(terminal, `to       ${letter.recipient ?? gone}`);
  say(terminal, `subject  ${letter.subject ?? gone}`);
  say(terminal, `written  ${moment(letter.createdAt)} UTC`);
  if (letter.sentAt) say(terminal, `sent     ${moment(letter.sentAt)} UTC`);
  if (letter.failedAt) say(terminal, `failed   ${moment(letter.failedAt)} UTC`);
  say(terminal, `tries    ${letter.attempts}`);
  for (const { at, code, text } of letter.answers) {
    say(terminal, `answer   ${moment(new Date(at))} UTC  ${code === null ? '' : `${code}  `}${text}`);
  }
}

const SENTENCES: Readonly<Record<Retry, string>> = {
  enqueued: 'is sent as soon as a worker is free',
  sending: 'is being sent at this moment',
  sent: 'was delivered',
  given_up: 'was given up more than a week ago: its content is gone',
  unknown: 'is not there',
};

/** `antam mail retry` */
export async function retryMail(terminal: Terminal, ids: readonly number[], options: RetryOptions): Promise<void> {
  requireNumbersOrFailed(ids, options.failed);
  const told = await withMigratedServices(readConfiguration(terminal, options), async services => {
    const wanted = options.failed ? await failedLetters(services) : ids;
    const results: { id: number; result: Retry }[] = [];
    for (const id of wanted) results.push({ id, result: await retryLetter(services, id) });
    return results;
  });
  const isDone = (result: Retry) => result === 'enqueued' || result === 'sending';
  tellAll(
    terminal,
    options.json,
    told.map(({ id, result }) => ({ id, result, sentence: SENTENCES[result], isDone: isDone(result) })),
  );
}

async function failedLetters(services: Services): Promise<number[]> {
  const { rows } = await listLetters(services, { state: 'failed', offset: 0, limit: MAX_LISTED, descending: false });
  return rows.map(({ id }) => id);
}

/** `antam mail test` */
export async function testMail(terminal: Terminal, given: string, options: ServerOptions): Promise<void> {
  const email = accountEmail.safeParse(given);
  if (!email.success) throw new Failure(`"${given}" is no e-mail address`, EXIT.usage);
  const { target, answer } = await sendTestLetter(readConfiguration(terminal, options), email.data, new Date());
  if (options.json) sayJson(terminal, { target, taken: answer === null, answer });
  else if (answer === null) say(terminal, `${target} took the letter to ${email.data}.`);
  if (answer === null) return;
  const refused = `${target} did not take the letter`;
  if (answer.code !== null) throw new Failure(`${refused}: ${answer.code}, ${answer.text}`);
  const { what, look = 'see its own log' } = plainCause(new Error(answer.text));
  throw new Failure(`${refused}: ${what}: ${look}`, EXIT.unreachable);
}

const stateOf = ({ state, isRefused }: Letter) => (isRefused ? `${state} (refused)` : state);

function lastAnswer({ answers }: Letter): string {
  const last = answers.at(-1);
  return last === undefined ? '' : last.text;
}

const forMachines = ({ id, state, isRefused, createdAt, sentAt, failedAt, attempts, answers }: Letter) => ({
  id,
  state,
  isRefused,
  createdAt,
  sentAt,
  failedAt,
  attempts,
  lastAnswer: answers.at(-1) ?? null,
});
