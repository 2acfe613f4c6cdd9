import type { RecordTable } from '@antam/server/features/records/staff-record-contract.ts';
import { type ResourceProps, useResourceContext, useResourceDefinitions } from 'react-admin';
import { fieldName } from '../ui/field-names.ts';

/** A kind of record as the console shows it: everything about it stands in its folder. */
export interface ConsoleResource extends ResourceProps {
  /** Its name as a heading, and within a sentence. Fields carry their own labels. */
  readonly texts: { readonly name: string; readonly forcedCaseName: string };
  readonly options?: Options;
}

/** How a field's value reads: as a text without one of these. */
export type FieldKind =
  | 'html'
  | 'hours'
  | 'services'
  | 'status'
  | 'texts'
  /** In words of the kind's own; empty where there is nothing to say. */
  | { readonly text: (value: unknown) => string }
  /** Ids of records. */
  | { readonly reference: string }
  | { readonly choices: readonly { readonly id: string; readonly name: string }[] };

type FieldKinds = Readonly<Record<string, FieldKind>>;

interface Options {
  /** Its table of fields, where there is one: see `recordOptions`. */
  readonly record?: RecordTable;
  /** What the audit log calls such a record; undefined where it never speaks of one. */
  readonly subject?: string;
  /** What the audit log calls fields that only this kind has, within a sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** How values of its fields read, where they are no plain texts. */
  readonly kinds?: FieldKinds;
  /** Stands in the menu among the records of the directory. */
  readonly isInDirectory?: boolean;
}

/** All resources of this console, in their order. */
export function useResources() {
  return Object.values(useResourceDefinitions<Options>());
}

const NO_KINDS: FieldKinds = {};

/** How the fields of the kind of record around read. */
export function useFieldKinds(): FieldKinds {
  const resource = useResourceContext();
  return useResources().find(({ name }) => name === resource)?.options?.kinds ?? NO_KINDS;
}

/** What the fields of the kind of record around are called, as a heading. */
export function useFieldLabel(): (field: string) => string {
  const resource = useResourceContext();
  const own = useResources().find(({ name }) => name === resource)?.options?.fields;
  return field => {
    const name = fieldName(field, own);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}
