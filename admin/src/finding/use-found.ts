import { type FindAnswer, findStaffCalls } from '@antam/server/features/staff-finding/staff-contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCall } from '../providers/data.ts';

/** How long a pause in typing is before the server is asked. */
const PAUSE_MS = 200;
/** What was found a moment ago is shown again without asking: typing back costs nothing. */
const FRESH_MS = 15_000;

const NOTHING: FindAnswer['groups'] = [];

/** What is found for what was typed; the last answer stays while the next one loads. */
export function useFound(typed: string) {
  const send = useCall();
  const words = typed.trim();
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['finding', q],
    queryFn: () => send(findStaffCalls.find, { body: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  const isCurrent = words === q && !isPlaceholderData && !isFetching;
  return {
    groups: words === '' || error ? NOTHING : (data?.groups ?? NOTHING),
    isSimilar: data?.similar ?? false,
    isCurrent,
    error: isCurrent ? error : null,
    retry: () => void refetch(),
  };
}
