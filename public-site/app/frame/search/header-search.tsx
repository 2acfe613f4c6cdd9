import { searchPage } from '@antam/server/features/search/pages.ts';
import { useEffect, useRef } from 'react';
import { useProvince } from '../province/province-context.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * The header's search. Submitted (also without script) it opens the results page.
 * `focused`: puts the cursor into the box when it becomes true.
 */
export function HeaderSearch({ focused }: { focused: boolean }) {
  const { province } = useProvince();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <search>
      <form ref={form} action={searchPage()}>
        <SearchBox placeholder="Bác sĩ, bệnh viện, chuyên khoa…" />
        {province && <input type="hidden" name="province" value={province} />}
      </form>
    </search>
  );
}
