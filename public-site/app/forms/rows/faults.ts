import { createContext, useContext } from 'react';

/** What the server finds wrong, a sentence by the path of the field: `groups.0.name`. */
export type Faults = Readonly<Record<string, string>>;

/** What is wrong in a form with lists of rows. */
export const FaultsContext = createContext<Faults>({});

/** What is wrong with the field or the list at a path. */
export const useFault = (path: string): string | undefined => useContext(FaultsContext)[path];

/** Whether anything below one of these paths is wrong. */
export function useIsFaulty(...heads: readonly string[]): boolean {
  const paths = Object.keys(useContext(FaultsContext));
  return heads.some(head => paths.some(path => path === head || path.startsWith(`${head}.`)));
}
