import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useProvince } from '../../frame/province/province-context.tsx';

/**
 * Reads the page again when another province is chosen in the header than the one that it was read for.
 * @param preferred slug of that one; null for the whole country
 */
export function useProvinceReload(preferred: string | null): void {
  const { province } = useProvince();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice reads again, not what was read.
  useEffect(() => {
    if (province !== preferred) void revalidate();
  }, [province]);
}
