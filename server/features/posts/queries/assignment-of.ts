import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { tables } from '../tables.ts';
import { assigneeName } from './assignable.ts';

/** Who is asked to answer what opens a discussion; null where nobody is. */
export async function assignmentOf(reader: Pick<Reader, 'row'>, postId: number) {
  const open = await reader.row(openOf({ post: postId }));
  if (!open) return null;
  return { assigned_to: { id: open.assignedTo, name: await assigneeName(reader, open.assignedTo) } };
}

const openOf = statement((p: Parameters<{ readonly post: number }>) =>
  tables
    .selectFrom('post_assignment')
    .select('assignedTo')
    .where('post', '=', p.post)
    .where('state', '=', literal('open')),
);
