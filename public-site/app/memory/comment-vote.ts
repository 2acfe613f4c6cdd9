import { browserNow } from '../ui/time/browser-clock.ts';
import { localKeys, readLocal, removeLocal, writeLocal } from './local-store.ts';
import { asRecord, type PageKind, parseJson } from './parse.ts';

/** How long a vote is remembered, in days; the server's own list of votes is the truth anyway. */
export const VOTE_DAYS = 365;

const KEY = 'antam:comment-vote:';
const DAY_MS = 24 * 3_600_000;

/** Whether this browser found a comment useful, by the kind of its page and its id. */
export function commentVote(kind: PageKind, id: number) {
  const key = `${KEY}${kind}:${id}`;
  return {
    /** Null where it has no vote, a malformed one or one that is too old, which is removed. */
    read: (now = browserNow()) => readVote(key, now),
    write: (useful: boolean, now = browserNow()) => writeLocal(key, JSON.stringify({ at: now, useful })),
  };
}

/** Removes the votes that are too old or malformed. */
export function sweepVotes(now = browserNow()): void {
  for (const key of localKeys(KEY)) readVote(key, now);
}

/** Removes all votes: they belong to the account that was logged in. */
export function forgetVotes(): void {
  for (const key of localKeys(KEY)) removeLocal(key);
}

function readVote(key: string, now: number): boolean | null {
  const { at, useful } = asRecord(parseJson(readLocal(key))) ?? {};
  const isKept = typeof at === 'number' && at <= now && now - at < VOTE_DAYS * DAY_MS;
  if (isKept && typeof useful === 'boolean') return useful;
  removeLocal(key);
  return null;
}
