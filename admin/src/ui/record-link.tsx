import type { MouseEvent } from 'react';
import { Link, useCanAccess, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/**
 * A record's name in a row, as a link to its page: a row that is pressed opens for the mouse alone. It is a mere name for
 * those who may not open that page.
 */
export function RecordLink({ name, to = 'edit' }: { name: string; to?: 'edit' | 'show' }) {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const { canAccess } = useCanAccess({ resource, action: to });
  if (id === undefined || canAccess !== true) return <>{name}</>;
  return (
    <Link
      to={createPath({ resource, type: to, id })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {name}
    </Link>
  );
}
