/** The roles of accounts. The last three are staff. */
export const ROLES = ['user', 'favourite', 'professional', 'place', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const STAFF_ROLES = ['moderator', 'editor', 'admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who makes a request: the account of a valid session. Policies decide by it; no answer contains it. */
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

/** Finds the account of a session's token; undefined for an invalid token. */
export type Identify = (sessionToken: string) => Promise<Principal | undefined>;

/** Whether the role is one of staff. */
export function isStaff({ role }: Pick<Principal, 'role'>): boolean {
  return isStaffRole(role);
}

/** As {@link isStaff}, and narrows the role's type. */
export function isStaffRole(role: Role): role is StaffRole {
  return STAFF_ROLES.some(staff => staff === role);
}
