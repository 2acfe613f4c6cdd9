import type { TermCard } from '@antam/server/features/taxonomy/contract.ts';
import { LinkCard } from '../../ui/card/card.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { unbroken, wholeEnd } from '../../ui/text/whole-parts.ts';
import { TermIcon } from './term-icon.tsx';
import styles from './term-tile.module.css';

/**
 * A speciality or service as a tile with how many doctors and places offer it. A page has hundreds of them, so the tile
 * is the link, and the counts are its own text.
 */
export function TermTile({ term, icon = false }: { term: TermCard; icon?: boolean }) {
  return (
    <LinkCard to={term.absolute_url} className={icon ? styles.signed : styles.tile}>
      {icon && <TermIcon slug={term.slug} />}
      <h3>{wholeEnd(term.name)}</h3>
      {countsOf(term)}
    </LinkCard>
  );
}

/** "128 bác sĩ", "34 cơ sở", leaving out what there is none of; without a doctor, how many others there are. */
function countsOf(term: Pick<TermCard, 'professional_count' | 'doctor_count' | 'place_count'>): string {
  const { professional_count: people, doctor_count: doctors } = term;
  const parts = [
    doctors > 0 ? `${formatNumber(doctors)} bác sĩ` : people > 0 && `${formatNumber(people)} nhân viên y tế`,
    term.place_count > 0 && `${formatNumber(term.place_count)} cơ sở`,
  ].filter(part => part !== false);
  if (parts.length === 0) return 'Đang cập nhật';
  return parts.map(unbroken).join(' · ');
}
