import { type Call, isDeclared } from '@antam/server/platform/contract/declare-calls.ts';
import type { StaffRole } from './account.ts';

/** The staff contracts of all features, as they stand in their folders. */
const CONTRACTS = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('../../../server/features/*/staff-contract.ts', { eager: true }),
);

/** Every call of the console, from which it knows what it may offer to whom. */
export const STAFF_CALLS: readonly Call[] = CONTRACTS.flatMap(exported =>
  Object.values(exported)
    .filter(isDeclared)
    .flatMap(calls => Object.values(calls)),
);

const BY_NAME = new Map(STAFF_CALLS.map(call => [`${call.method} ${call.path}`, call]));

/**
 * Whether react-admin may offer `action` (list, show, create, edit, delete, export) on a resource to a role: whether the
 * call that would be made exists and takes the role. It only hides what would be refused: the server decides.
 */
export function mayDo(role: StaffRole, action: string, resource: string): boolean {
  const name = resource.split('.')[0] ?? '';
  const call = BY_NAME.get(callOf(action, `/api/admin/${name}/`));
  return call !== undefined && takes(call, role);
}

function callOf(action: string, path: string): string {
  if (action === 'create') return `POST ${path}`;
  if (action === 'edit') return `PUT ${path}:id/`;
  if (action === 'delete') return `DELETE ${path}:id/`;
  return action === 'show' ? `GET ${path}:id/` : `GET ${path}`;
}

function takes({ access, roles }: Call, role: StaffRole): boolean {
  if (access !== 'staff' || role === 'admin') return true;
  return roles === undefined || roles.includes(role);
}
