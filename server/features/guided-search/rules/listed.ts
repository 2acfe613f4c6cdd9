import type { PeopleKind } from '../../professionals/rules/people-kinds.ts';

/** What the list with some filters shows. */
export interface Listed {
  readonly count: number;
  /** People by what they are called; none for places. */
  readonly kinds: readonly PeopleKind[];
}
