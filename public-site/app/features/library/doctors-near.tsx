import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { Stethoscope } from 'lucide-react';
import { LinkButton } from '../../ui/button/button.tsx';
import { farWords } from '../listing/how-far.ts';
import { inSentence } from '../listing/list-title.ts';
import { DoctorCard } from '../professionals/doctor-card.tsx';
import { useProvinceReload } from '../taxonomy/use-province-reload.ts';
import { Block } from './block.tsx';
import styles from './library.module.css';
import type { DoctorsNear as Doctors } from './load-doctors.ts';

/** The doctors who treat it, near the visitor where there are any. */
export function DoctorsNear({ doctors }: { doctors: Doctors }) {
  useProvinceReload(doctors.preferred);
  if (doctors.items.length === 0) return null;
  const distances = doctors.items.map(({ distance }) => distance);
  const far = doctors.nearest ? farWords(distances, 'bác sĩ') : null;
  return (
    <Block title={subjectOf(doctors)} more={listOf(doctors)} moreLabel="Xem danh sách">
      {far !== null && <p className="muted">{far}</p>}
      <ul className={`${styles.cards} ${styles.doctors}`}>
        {doctors.items.map(doctor => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} level={3} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The way to all of them, from the head of the page. */
export function DoctorsWay({ doctors }: { doctors: Doctors }) {
  if (doctors.items.length === 0) return null;
  const subject = subjectOf(doctors);
  return (
    <p className={`${styles.way} no-print`}>
      <LinkButton to={listOf(doctors)} icon={<Stethoscope aria-hidden="true" />}>
        Xem {subject.charAt(0).toLocaleLowerCase('vi') + subject.slice(1)}
      </LinkButton>
    </p>
  );
}

function subjectOf({ terms, nearest, province }: Doctors): string {
  const where = nearest ? ' gần bạn nhất' : province ? ` tại ${inSentence(province.name)}` : '';
  return `Bác sĩ ${terms.map(({ name }) => name).join(', ')}${where}`;
}

const listOf = ({ terms, nearest, province }: Doctors) =>
  professionalPages.list({
    specialities: terms.map(({ slug }) => slug),
    provinces: province?.slug,
    sort_by: nearest ? 'location' : null,
  });
