import { accountEmail } from '@antam/server/features/accounts/contract.ts';
import {
  type EmailMessage,
  type EmailMessageState,
  emailMessagesById,
  listEmailMessages,
  maskedAddress,
} from '@antam/server/platform/mail/email-messages.ts';
import { type Retry, retryEmailMessage } from '@antam/server/platform/mail/retry-email-message.ts';
import { sendTestEmailMessage } from '@antam/server/platform/mail/test-email-message.ts';
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
  readonly state: EmailMessageState | 'open';
  readonly limit: number;
}

export interface RetryOptions extends ServerOptions {
  readonly failed?: boolean;
}

/** So many email messages are sent again at once. */
const MAX_LISTED = 1_000;

/** `antam mail list` */
export async function listMail(terminal: Terminal, { state, limit, ...options }: ListOptions): Promise<void> {
  const states = state === 'open' ? (['waiting', 'failed'] as const) : [state];
  const pages = await withMigratedServices(readConfiguration(terminal, options), services =>
    Promise.all(states.map(each => listEmailMessages(services, { state: each, offset: 0, limit, descending: false }))),
  );
  const emailMessages = pages.flatMap(({ rows }) => rows);
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  if (options.json) sayJson(terminal, { total, emailMessages: emailMessages.map(forMachines) });
  else if (emailMessages.length === 0) say(terminal, 'There are no such email messages.');
  else {
    const head = ['id', 'state', 'since (UTC)', 'to', 'tries', 'last answer'];
    const rows = emailMessages.map(emailMessage => [
      String(emailMessage.id),
      stateOf(emailMessage),
      moment(emailMessage.createdAt),
      maskedAddress(emailMessage.recipient ?? ''),
      String(emailMessage.attempts),
      lastAnswer(emailMessage),
    ]);
    say(terminal, renderTable(head, rows));
    if (total > emailMessages.length) say(terminal, `${emailMessages.length} of ${total}: see --limit and --state.`);
  }
}

/** `antam mail show` */
export async function showMail(terminal: Terminal, id: number, options: ServerOptions): Promise<void> {
  const [emailMessage] = await withMigratedServices(readConfiguration(terminal, options), services =>
    emailMessagesById(services, [id]),
  );
  if (!emailMessage) throw new Failure(`There is no email message ${id}: those that were sent are kept for 30 days`);
  if (options.json) {
    const { recipient, subject, answers } = emailMessage;
    sayJson(terminal, { ...forMachines(emailMessage), recipient, subject, answers });
    return;
  }
  const gone =
    emailMessage.state === 'waiting' || emailMessage.state === 'failed' ? 'sealed with another secret' : 'forgotten';
  say(terminal, `Letter ${id}: ${stateOf(emailMessage)}`);
  say(terminal, `to       ${emailMessage.recipient ?? gone}`);
  say(terminal, `subject  ${emailMessage.subject ?? gone}`);
  say(terminal, `written  ${moment(emailMessage.createdAt)} UTC`);
  if (emailMessage.sentAt) say(terminal, `sent     ${moment(emailMessage.sentAt)} UTC`);
  if (emailMessage.failedAt) say(terminal, `failed   ${moment(emailMessage.failedAt)} UTC`);
  say(terminal, `tries    ${emailMessage.attempts}`);
  for (const { at, code, text } of emailMessage.answers) {
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
    const wanted = options.failed ? await failedEmailMessages(services) : ids;
    const results: { id: number; result: Retry }[] = [];
    for (const id of wanted) results.push({ id, result: await retryEmailMessage(services, id) });
    return results;
  });
  const isDone = (result: Retry) => result === 'enqueued' || result === 'sending';
  tellAll(
    terminal,
    options.json,
    told.map(({ id, result }) => ({ id, result, sentence: SENTENCES[result], isDone: isDone(result) })),
  );
}

async function failedEmailMessages(services: Services): Promise<number[]> {
  const { rows } = await listEmailMessages(services, {
    state: 'failed',
    offset: 0,
    limit: MAX_LISTED,
    descending: false,
  });
  return rows.map(({ id }) => id);
}

/** `antam mail test` */
export async function testMail(terminal: Terminal, given: string, options: ServerOptions): Promise<void> {
  const email = accountEmail.safeParse(given);
  if (!email.success) throw new Failure(`"${given}" is no e-mail address`, EXIT.usage);
  const { target, answer } = await sendTestEmailMessage(readConfiguration(terminal, options), email.data, new Date());
  if (options.json) sayJson(terminal, { target, taken: answer === null, answer });
  else if (answer === null) say(terminal, `${target} took the email message to ${email.data}.`);
  if (answer === null) return;
  const refused = `${target} did not take the email message`;
  if (answer.code !== null) throw new Failure(`${refused}: ${answer.code}, ${answer.text}`);
  const { what, look = 'see its own log' } = plainCause(new Error(answer.text));
  throw new Failure(`${refused}: ${what}: ${look}`, EXIT.unreachable);
}

const stateOf = ({ state, isRefused }: EmailMessage) => (isRefused ? `${state} (refused)` : state);

function lastAnswer({ answers }: EmailMessage): string {
  const last = answers.at(-1);
  return last === undefined ? '' : last.text;
}

const forMachines = ({ id, state, isRefused, createdAt, sentAt, failedAt, attempts, answers }: EmailMessage) => ({
  id,
  state,
  isRefused,
  createdAt,
  sentAt,
  failedAt,
  attempts,
  lastAnswer: answers.at(-1) ?? null,
});
