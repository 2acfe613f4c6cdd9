import { useEffect, useRef } from 'react';
import { type ChangeRows, moveRow, type Row, replaceRow, withoutRow } from './rows.ts';

const FIELD = ':is(input:not([type="hidden"]), select, textarea)';

/**
 * What the buttons beside the rows of a list do. The focus goes to the first field of a row that is added, along with one
 * that is moved, and from one that is removed to its neighbour, or else to the button that adds a row.
 * @param list a name that no other list on the page has
 */
export function useRows<R extends Row>(list: string, rows: readonly R[], onChange: ChangeRows<R>) {
  /** Where the focus goes once the rows are drawn: to the first that takes it. */
  const wanted = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are drawn.
  useEffect(() => {
    for (const selector of wanted.current) {
      const element = document.querySelector<HTMLElement>(selector);
      element?.focus();
      if (element && document.activeElement === element) break;
    }
    wanted.current = [];
  }, [rows]);
  const selectorOf = (key: string) => `[data-row="${list} ${key}"]`;
  return {
    /** For the element of a row. */
    rowProps: (key: string) => ({ 'data-row': `${list} ${key}` }),
    /** For the button that adds a row. */
    adderProps: { 'data-adds': list },
    add: (...added: readonly R[]) => {
      const head = selectorOf(added[0]?.key ?? '');
      wanted.current = [`${head} ${FIELD}`, `${head} > summary`];
      onChange(all => [...all, ...added]);
    },
    edit: (key: string, part: Partial<R>) => onChange(all => replaceRow(all, key, part)),
    remove: (key: string) => {
      const at = rows.findIndex(row => row.key === key);
      const neighbour = rows[at + 1] ?? rows[at - 1];
      const head = neighbour && selectorOf(neighbour.key);
      wanted.current = [...(head ? [`${head} > summary`, `${head} ${FIELD}`] : []), `[data-adds="${list}"]`];
      onChange(all => withoutRow(all, key));
    },
    move: (key: string, by: -1 | 1) => {
      const head = selectorOf(key);
      wanted.current = [`${head} [data-moves="${by}"]`, `${head} [data-moves]`];
      onChange(all => moveRow(all, key, by));
    },
  };
}

export type RowsEditor<R extends Row> = ReturnType<typeof useRows<R>>;
