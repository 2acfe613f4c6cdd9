import type { MouseEvent } from 'react';
import { Link, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/** A record's name in a row, as a link to its page: a row that is pressed opens for the mouse alone. */
export function RecordLink({ name, to = 'edit' }: { name: string; to?: 'edit' | 'show' }) {
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  if (id === undefined) return <>{name}</>;
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
