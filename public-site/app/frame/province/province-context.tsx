import type { ProvinceRef } from '@antam/server/features/areas/contract.ts';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { writeProvince } from '../../memory/province.ts';

export type ProvinceChoice = {
  provinces: readonly ProvinceRef[];
  /** Slug of the preferred province; null means the whole country. */
  province: string | null;
  /** Keeps the preference in its cookie and shows it in every selector. */
  choose: (slug: string | null) => void;
};

const Choice = createContext<ProvinceChoice>({ provinces: [], province: null, choose: () => undefined });

type ProviderProps = { provinces: readonly ProvinceRef[]; initial: string | null; children: ReactNode };

/** Holds the preferred province for the selectors below it. */
export function ProvinceProvider({ provinces, initial, children }: ProviderProps) {
  const [province, setProvince] = useState(initial);
  const value = useMemo(() => {
    const choose = (slug: string | null) => {
      writeProvince(slug);
      setProvince(slug);
    };
    return { provinces, province, choose };
  }, [provinces, province]);
  return <Choice value={value}>{children}</Choice>;
}

/** The preferred province, the list to choose from and the way to choose. */
export function useProvince(): ProvinceChoice {
  return useContext(Choice);
}
