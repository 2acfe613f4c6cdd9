import type { ResultGroup as Group } from '@antam/server/features/guided-search/contract.ts';
import type { SearchItem } from '@antam/server/features/search/contract.ts';
import { clsx } from 'clsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { Link } from '../../ui/link/link.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { wholeAddress } from '../../ui/text/whole-parts.ts';
import { farWords } from '../listing/how-far.ts';
import { PlaceCard } from '../places/place-card.tsx';
import { DoctorCard } from '../professionals/doctor-card.tsx';
import { peopleText } from '../professionals/people-text.ts';
import styles from './search-results.module.css';

/** Everything of one kind: people and places as their lists show them, with how many there are. */
export function ResultGroup({ group }: { group: Group }) {
  const { title, list_url } = group;
  const count = countText(group);
  const far = farText(group);
  return (
    // Doctors and places of one list have one title.
    <section className={styles.group} aria-label={`${title} ${count}`.trim()}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {title} <span className={styles.count}>{count}</span>
        </h2>
        <Link to={list_url} className="more-link">
          Xem tất cả
        </Link>
      </div>
      {far !== null && <p className={styles.muted}>{far}</p>}
      <Items group={group} />
    </section>
  );
}

/** How much there is in all, where that is known. */
function countText(group: Group): string {
  if (group.kind === 'other') return '';
  return group.kind === 'professional' ? peopleText(group.kinds) : `${formatNumber(group.count)} cơ sở`;
}

/**
 * What was asked for near the visitor and is far away, where the position is known. Null for a group by words, whose first
 * members are those that match best: nearer ones may follow.
 */
function farText(group: Group): string | null {
  if (group.kind === 'other' || !isByDistance(group)) return null;
  const distances: readonly (number | null)[] = group.items.map(({ distance }) => distance);
  return farWords(distances, group.kind === 'professional' ? 'bác sĩ' : 'cơ sở');
}

const isByDistance = ({ list_url }: Group): boolean =>
  new URL(list_url, 'https://here.invalid').searchParams.get('sort_by') === 'location';

function Items({ group }: { group: Group }) {
  if (group.kind === 'professional') {
    return (
      <ul className={clsx(styles.items, styles.cards)}>
        {group.items.map(doctor => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} level={3} />
          </li>
        ))}
      </ul>
    );
  }
  if (group.kind === 'place') {
    return (
      <ul className={clsx(styles.items, styles.cards)}>
        {group.items.map(place => (
          <li key={place.id}>
            <PlaceCard place={place} level={3} />
          </li>
        ))}
      </ul>
    );
  }
  // Nothing but names, as of specialities: a card of its own would be half empty.
  if (group.items.every(isMereName)) {
    return (
      <ul className={styles.chips}>
        {group.items.map(({ name, absolute_url }) => (
          <li key={absolute_url}>
            <ChipLink to={absolute_url}>{name}</ChipLink>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles.items} data-kind={group.object_type}>
      {group.items.map(item => (
        <li key={item.absolute_url}>
          <ItemCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function isMereName({ main_thumbnail_image, specialities_nested, address, type }: SearchItem): boolean {
  return main_thumbnail_image === null && specialities_nested.length === 0 && address === '' && type === '';
}

function ItemCard({ item }: { item: SearchItem }) {
  return (
    <Card as="article" interactive className={styles.item}>
      {item.main_thumbnail_image !== null && (
        <Avatar name={item.name} image={{ src: item.main_thumbnail_image }} size={56} />
      )}
      <div>
        <h3 className={styles.name}>
          <CardLink to={item.absolute_url}>{item.name}</CardLink>
        </h3>
        {item.emergency && <Badge tone="bad">Có thể nguy cấp</Badge>}
        {item.found_by && <p className={styles.line}>{item.found_by}</p>}
        {item.specialities_nested.length > 0 && <p className={styles.line}>{item.specialities_nested.join(' · ')}</p>}
        {item.type !== '' && <p className={styles.line}>Thuốc {item.type}</p>}
        {item.address !== '' && <p className={styles.muted}>{wholeAddress(item.address)}</p>}
      </div>
    </Card>
  );
}
