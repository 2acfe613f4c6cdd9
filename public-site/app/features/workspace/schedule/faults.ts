import { createContext, useContext } from 'react';

/** What the server finds wrong, a sentence by the path of the field: `weekly.0.to`. */
export type Faults = Readonly<Record<string, string>>;

export const FaultsContext = createContext<Faults>({});

/** Whether anything below one of these paths is wrong. */
export function useIsFaulty(...heads: readonly string[]): boolean {
  const paths = Object.keys(useContext(FaultsContext));
  return heads.some(head => paths.some(path => path === head || path.startsWith(`${head}.`)));
}

/** What is wrong with the field at a path. */
export const useFault = (path: string): string | undefined => useContext(FaultsContext)[path];
