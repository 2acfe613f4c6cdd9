import type { SearchResults } from '@antam/server/features/guided-search/contract.ts';
import { searchPage } from '@antam/server/features/search/pages.ts';
import { LocateFixed } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { RemovableChip } from '../../ui/chip/chip.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Ways } from '../../ui/states/ways.tsx';
import { useVisitorLocation } from '../listing/use-visitor-location.ts';
import { wayOf } from '../listing/way-of.ts';
import styles from './search-results.module.css';

type UnderstoodProps = Pick<SearchResults, 'guide' | 'groups'>;

/** What the words were understood to mean, each part to be taken away, and what is not as it was asked for. */
export function Understood({ guide: { chips, missing, near, relaxed }, groups }: UnderstoodProps) {
  const isPlaced = groups.some(
    group => group.kind !== 'other' && group.items.some(({ distance }) => distance !== null),
  );
  return (
    <>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label="An Tâm đang tìm theo">
          {chips.map(({ name, without }) => (
            <li key={`${name} ${without}`}>
              <RemovableChip to={searchPage({ q: without })} removeLabel={`Bỏ ${name}`}>
                {name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {near && !isPlaced && <Locate />}
      {missing !== '' && (
        <div className={styles.missing} data-results>
          <Notice>{missing}</Notice>
          <Ways ways={relaxed.map(list => wayOf(list))} />
        </div>
      )}
    </>
  );
}

/** Asks the browser for the position; the results then come in order of distance. */
function Locate() {
  const { locating, locate } = useVisitorLocation();
  const { revalidate } = useRevalidator();
  const update = async () => {
    const { location } = await locate();
    if (location) await revalidate();
  };
  return (
    <div>
      <Button variant="outline" busy={locating} icon={<LocateFixed aria-hidden="true" />} onClick={() => void update()}>
        Dùng vị trí của tôi
      </Button>
    </div>
  );
}
