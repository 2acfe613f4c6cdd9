import { type ResourceProps, useResourceDefinitions, useTranslate } from 'react-admin';

/** A kind of record as the console shows it: everything about it stands in its folder. */
export interface ConsoleResource extends ResourceProps {
  /** Its name as a heading, and within a sentence. Fields carry their own labels. */
  readonly texts: { readonly name: string; readonly forcedCaseName: string };
  readonly options?: Options;
}

interface Options {
  /** What the audit log calls such a record; undefined where it never speaks of one. */
  readonly subject?: string;
  /** What the audit log calls fields that only this kind has, within a sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Stands in the menu among the records of the directory. */
  readonly isInDirectory?: boolean;
}

/** All resources of this console, in their order. */
export function useResources() {
  return Object.values(useResourceDefinitions<Options>());
}

/** Names of the fields that single kinds of record have, as the audit log calls them. */
export function useFieldNames(): Readonly<Record<string, string>> {
  return Object.fromEntries(useResources().flatMap(({ options }) => Object.entries(options?.fields ?? {})));
}

/** The kinds of record that the audit log speaks of, each with its name: choices of a select. */
export function useSubjects(): readonly { readonly id: string; readonly name: string }[] {
  const translate = useTranslate();
  return useResources().flatMap(({ name, options }) =>
    options?.subject ? [{ id: options.subject, name: translate(`resources.${name}.name`, { smart_count: 2 }) }] : [],
  );
}
