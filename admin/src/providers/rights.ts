import type { StaffRole } from './account.ts';

type Action = 'read' | 'write' | 'delete';
type Rights = Readonly<Record<string, Partial<Record<Action, readonly StaffRole[]>>>>;

const ALL = ['moderator', 'editor', 'admin'] as const;
const EDITORS = ['editor', 'admin'] as const;
const MODERATORS = ['moderator', 'admin'] as const;
const ADMINS = ['admin'] as const;

/** What the console offers to whom. It only hides what would be refused: the server's policies decide. */
const RIGHTS: Rights = {
  places: { read: ALL, write: EDITORS, delete: EDITORS },
  professionals: { read: ALL, write: EDITORS, delete: EDITORS },
  'provider-applications': { read: MODERATORS, write: MODERATORS },
  accounts: { read: MODERATORS, write: ADMINS },
  'contact-counts': { read: MODERATORS },
  audit: { read: ADMINS },
};

/** Whether react-admin may offer `action` (list, show, create, edit, delete, export) on a resource to a role. */
export function mayDo(role: StaffRole, action: string, resource: string): boolean {
  const name = resource.split('.')[0] ?? '';
  return RIGHTS[name]?.[kindOf(action)]?.includes(role) ?? false;
}

function kindOf(action: string): Action {
  if (action === 'delete') return 'delete';
  return action === 'create' || action === 'edit' ? 'write' : 'read';
}
