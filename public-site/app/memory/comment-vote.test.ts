import { afterEach, expect, it } from 'vitest';
import { commentVote, sweepVotes } from './comment-vote.ts';
import { forgetVisitor } from './forget.ts';
import { STORAGE_REGISTRY } from './storage-registry.ts';

const DAY_MS = 86_400_000;

afterEach(() => localStorage.clear());

it('[STORE-14] votes are stored by the kind of page and the id of the comment', () => {
  commentVote('place', 7).write(true);
  commentVote('professional', 8).write(false);
  expect(Object.keys(localStorage).sort()).toEqual(['antam:comment-vote:place:7', 'antam:comment-vote:professional:8']);
  expect([commentVote('place', 7).read(), commentVote('professional', 8).read()]).toEqual([true, false]);
  expect(commentVote('professional', 7).read()).toBeNull();
});

it('votes are remembered as long as the public page says, and go with the logout', async () => {
  const life = STORAGE_REGISTRY.find(({ name }) => name === 'antam:comment-vote:…')?.life;
  commentVote('place', 7).write(true, 0);
  expect(commentVote('place', 7).read(Number(life) * DAY_MS - 1)).toBe(true);
  sweepVotes(Number(life) * DAY_MS);
  expect(localStorage).toHaveLength(0);
  commentVote('place', 7).write(true);
  await forgetVisitor();
  expect(localStorage).toHaveLength(0);
});

it.each(['{"at":1', '[]', '{"useful":true}', `{"at":${Date.now()},"useful":"yes"}`])(
  'a stored vote %s counts as none and is removed',
  text => {
    localStorage.setItem('antam:comment-vote:place:7', text);
    expect(commentVote('place', 7).read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  },
);
