import { Link, useCanAccess, useCreatePath } from 'react-admin';

/** Leads to the account of an author; plain text for staff who may not see accounts, or where there is no account. */
export function AccountLink({ id }: { id: number | null }) {
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: 'accounts', action: 'show' });
  if (id === null) return <>Không có tài khoản</>;
  if (!canAccess) return <>Có tài khoản</>;
  return <Link to={createPath({ resource: 'accounts', type: 'show', id })}>Xem tài khoản</Link>;
}
