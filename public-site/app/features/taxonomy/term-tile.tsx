import type { TermCard } from '@antam/server/features/taxonomy/contract.ts';
import { Fragment } from 'react';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { WholeEnd } from '../../ui/text/whole-end.tsx';
import { TermIcon } from './term-icon.tsx';
import styles from './term-tile.module.css';

/** A speciality or service as a tile with how many doctors and places offer it. */
export function TermTile({ term, level = 3, icon = false }: { term: TermCard; level?: 2 | 3; icon?: boolean }) {
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={styles.tile}>
      {icon && (
        <span className={styles.icon}>
          <TermIcon slug={term.slug} />
        </span>
      )}
      <div>
        <Heading className={styles.name}>
          <CardLink to={term.absolute_url}>
            <WholeEnd text={term.name} />
          </CardLink>
        </Heading>
        <p className={styles.counts}>
          {countsOf(term).map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ' · '}
              <span>{part}</span>
            </Fragment>
          ))}
        </p>
      </div>
    </Card>
  );
}

/** "128 bác sĩ", "34 cơ sở", leaving out what there is none of; without a doctor, how many others there are. */
function countsOf(term: Pick<TermCard, 'professional_count' | 'doctor_count' | 'place_count'>): string[] {
  const { professional_count: people, doctor_count: doctors } = term;
  const parts = [
    doctors > 0 ? `${formatNumber(doctors)} bác sĩ` : people > 0 && `${formatNumber(people)} nhân viên y tế`,
    term.place_count > 0 && `${formatNumber(term.place_count)} cơ sở`,
  ].filter(part => part !== false);
  return parts.length > 0 ? parts : ['Đang cập nhật'];
}
