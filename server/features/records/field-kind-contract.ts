import type { z } from 'zod';

/** What every field says of itself. */
export interface Common {
  /** Above its input. */
  readonly label: string;
  /** Within a sentence, in the audit log and between two versions; its label in small letters where not given. */
  readonly called?: string;
  /** Below its input. */
  readonly help?: string;
  /** What its input begins with in a new record, and what a list brings whose row does not say it. */
  readonly first?: string;
  /** As `first`, of lists alone. */
  readonly unsaid?: string;
  /** The status in which alone the form asks for it. */
  readonly askedInStatus?: string;
  /** Of the entity; its own name in camel case where not given. */
  readonly property?: string;
  /** Its column in lists; its own name where not given. */
  readonly cell?: string;
}

/** As the server handles a field whose kind it knows. */
export interface Kind<Name extends string, Value> extends Common {
  readonly kind: Name;
  /** What a request may say of it. */
  readonly check: z.ZodType<Value>;
  /** What an answer says of it, without the bounds of what staff type. */
  readonly shown: z.ZodType<Value>;
  /** How its own column is read, where that is another thing than what an answer says. */
  readonly stored?: z.ZodType<Value>;
  /** Said of a new record, and never changed. */
  readonly isFixed?: true;
  /** Of records that their owners write, too, staff alone write it. */
  readonly isOfStaff?: true;
}

/** A field that is said of a new record, and never changed. */
export const fixed = <Field extends Common>(field: Field) => ({ ...field, isFixed: true as const });

/** A field that staff alone write, of records that their owners write, too. */
export const ofStaff = <Field extends Common>(field: Field) => ({ ...field, isOfStaff: true as const });
