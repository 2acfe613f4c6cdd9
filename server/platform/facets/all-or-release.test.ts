import { expect, it } from 'vitest';
import { allOrRelease } from './all-or-release.ts';

it('releases what comes before and after a failure, and says the failure', async () => {
  const late = Promise.withResolvers<string>();
  const failed = Promise.reject(new Error('gone'));
  const held = [Promise.resolve('early'), failed, late.promise];
  const released: string[] = [];
  const answer = allOrRelease(Promise.all(held), held, each => released.push(each));
  late.resolve('late');
  await expect(answer).rejects.toThrow('gone');
  expect(released).toEqual(['early', 'late']);
});

it('a batch of snapshots leaves the release to the caller where nothing fails', async () => {
  const held = [Promise.resolve(1), Promise.resolve(2)];
  const released: number[] = [];
  expect(await allOrRelease(Promise.all(held), held, each => released.push(each))).toEqual([1, 2]);
  expect(released).toEqual([]);
});
