/** What an account may be. The last three are staff. */
export const ROLES = ['user', 'favourite', 'professional', 'place', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const STAFF_ROLES = ['moderator', 'editor', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who makes a request: the account of a living session. Policies decide by it; it is never sent to anybody. */
export interface Principal {
  readonly accountId: number;
  readonly sessionId: number;
  readonly role: Role;
  /** `pending`: a provider whom staff have not approved yet. */
  readonly status: 'active' | 'pending';
  /** Speaks for the site on the forum. */
  readonly isOfficial: boolean;
  readonly isEmailConfirmed: boolean;
  /** Whether this session has shown its second factor. Staff without it can do no more than set one up. */
  readonly hasSecondFactor: boolean;
}

/** Finds who sends the session's token; undefined for nobody. */
export type Identify = (sessionToken: string) => Promise<Principal | undefined>;

/** Whether the account is of staff, by its role alone. */
export function isStaff({ role }: Pick<Principal, 'role'>): boolean {
  return isStaffRole(role);
}

/** Narrows a role to those of staff. */
export function isStaffRole(role: Role): role is StaffRole {
  return STAFF_ROLES.some(staff => staff === role);
}
