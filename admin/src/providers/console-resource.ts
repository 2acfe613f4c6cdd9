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
  /** Stands in the menu among the records of the directory. */
  readonly isInDirectory?: boolean;
}

/** All resources of this console, in their order. */
export function useResources() {
  return Object.values(useResourceDefinitions<Options>());
}

/** The kinds of record that the audit log speaks of, each with its name: choices of a select. */
export function useSubjects(): readonly { readonly id: string; readonly name: string }[] {
  const translate = useTranslate();
  return useResources().flatMap(({ name, options }) =>
    options?.subject ? [{ id: options.subject, name: translate(`resources.${name}.name`, { smart_count: 2 }) }] : [],
  );
}
