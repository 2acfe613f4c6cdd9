import { placePages } from '@antam/server/features/places/pages.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import { farWords } from '../listing/how-far.ts';
import { inSentence } from '../listing/list-title.ts';
import { PlaceCard } from '../places/place-card.tsx';
import { Block } from './block.tsx';
import styles from './library.module.css';
import type { OpenPlaces as Places } from './load-open-places.ts';

/** Where one can go at this moment, near the visitor; nothing where nobody is open. */
export function OpenPlaces({ places }: { places: Places | null }) {
  if (places === null) return null;
  const { nearest, province, terms, count, items } = places;
  const distances = items.map(({ distance }) => distance);
  const far = nearest ? farWords(distances, 'nơi khám') : null;
  const where = nearest ? ' gần bạn nhất' : province ? ` tại ${inSentence(province.name)}` : '';
  const list = placePages.list({
    specialities: terms.map(({ slug }) => slug),
    hours: 'now',
    provinces: province?.slug,
    sort_by: nearest ? 'location' : null,
  });
  return (
    <Block
      title={`Đang mở cửa: nơi khám ${terms.map(({ name }) => name).join(', ')}${where}`}
      more={list}
      moreLabel={`Xem ${formatNumber(count)} nơi đang mở cửa`}
    >
      {far !== null && <p className="muted">{far}</p>}
      <ul className={styles.cards}>
        {items.map(place => (
          <li key={place.id}>
            <PlaceCard place={place} level={3} upright="wide" />
          </li>
        ))}
      </ul>
    </Block>
  );
}
