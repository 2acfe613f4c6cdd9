import type { RoleVisitor } from '../role-visitors.ts';
import type { Request } from '../visitor.ts';
import type { RecordMaker } from './record-maker.ts';
import type { NamedRow } from './row-maker.ts';

/** What a record is to who asks for it. */
export const RELATIONS = ['own', 'foreign', 'former', 'missing'] as const;
/**
 * `own`: it belongs to the asking account. `foreign`: to another account, or to another record than the address says.
 * `former`: it was there and is taken back, decided, used up, hidden or deleted. `missing`: it never was.
 */
export type Relation = (typeof RELATIONS)[number];

/** How a call names one record. */
export interface NamedRecord {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Must be as before where the call is refused. */
  readonly row?: NamedRow;
}

export interface Maker {
  readonly make: RecordMaker;
  /** The account that asks; that of a stranger where nobody is logged in. */
  readonly accountId: number;
  readonly strangerId: number;
  /** Reads as an admin, for what the console sends back. */
  readonly admin: Request;
}

/** What a call answers to those who may make it, by what the record is to them. */
export interface RecordRule {
  readonly record: (maker: Maker, relation: Relation) => Promise<NamedRecord>;
  /** `done` or the status of the refusal. */
  readonly answers: Readonly<Record<Relation, 'done' | number>>;
  /** To a provider who waits for approval and owns no page before, where that differs. */
  readonly toPending?: Readonly<Record<Relation, 'done' | number>>;
  /** To moderators, and to admins, who may do what these may, where that differs. */
  readonly toModerators?: Readonly<Record<Relation, 'done' | number>>;
  /** To some roles, where that differs. */
  readonly toRoles?: Partial<Readonly<Record<RoleVisitor, RecordRule['answers']>>>;
}

/** An id that nobody has. */
export const NO_ID = 99_999_999;
