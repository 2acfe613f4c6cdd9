import type { Principal, StaffRole } from './principal.ts';

/** Who wants to do something. */
export type PolicyActor = Pick<Principal, 'accountId' | 'role'>;

type Rules<Action extends string, Subject> = Readonly<Record<Action, (actor: PolicyActor, record: Subject) => boolean>>;

/** What may be done with records of one kind, and by whom. */
export interface Policy<Action extends string, Subject> {
  can(actor: PolicyActor, action: Action, record: Subject): boolean;
  /** Every action with whether the actor may do it, as details carry it in `can`. */
  rightsOf(actor: PolicyActor, record: Subject): Record<Action, boolean>;
}

/**
 * Makes a policy of short rules, each under the name of its action. Rules look at values only, so that they are tested
 * alone: `definePolicy<Pick<Account, 'status'>>()({ edit: (actor, account) => … })`.
 */
export function definePolicy<Subject>() {
  return <Action extends string>(rules: Rules<Action, Subject>): Policy<Action, Subject> => {
    const actions = Object.keys(rules) as Action[]; // The compiler forgets what keys an object has.
    return {
      can: (actor, action, record) => rules[action](actor, record),
      rightsOf: (actor, record) =>
        Object.fromEntries(actions.map(action => [action, rules[action](actor, record)])) as Record<Action, boolean>,
    };
  };
}

/** Whether the actor has one of these roles; admins have each. */
export function hasRole({ role }: Pick<PolicyActor, 'role'>, ...roles: readonly StaffRole[]): boolean {
  return role === 'admin' || roles.some(each => each === role);
}
