import { secondsToMidnight } from '../../platform/clock/vietnam-calendar.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { waitWords } from '../../platform/errors/wait-words.ts';

/** 429 until midnight: what is asked for needs a message to an unconfirmed address, which gets no more today. */
export function mailboxFull(now: Date): Problem {
  const retryAfterSeconds = secondsToMidnight(now);
  const detail = `Hôm nay đã có đủ thư gửi đến email này, xin vui lòng thử lại sau ${waitWords(retryAfterSeconds)}.`;
  return new Problem(429, 'MAILBOX_FULL', detail, { retryAfterSeconds });
}
