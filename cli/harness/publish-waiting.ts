import { type StaffThread, staffThread, staffThreadRow } from '@antam/server/features/forum/staff-contract.ts';
import { z } from 'zod';
import { ask, expect, type Walk } from './flow.ts';

/** Finds a question among those that wait for staff, and publishes it. */
export async function publishWaiting(staff: Walk, title: string): Promise<StaffThread> {
  const filter = encodeURIComponent(JSON.stringify({ status: 'pending' }));
  const waiting = await ask(staff, 'GET', `/api/admin/threads/?filter=${filter}`, z.array(staffThreadRow));
  const row = waiting.find(each => each.title === title);
  expect(row !== undefined, 'the question among those that wait');
  const thread = await ask(staff, 'POST', `/api/admin/threads/${row.id}/decision/`, staffThread, {
    decision: 'publish',
  });
  expect(thread.status === 'published', 'a published question');
  return thread;
}
