import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { inSentence } from '../listing/list-title.ts';
import { DoctorCard } from '../professionals/doctor-card.tsx';
import { useProvinceReload } from '../taxonomy/use-province-reload.ts';
import { Block } from './block.tsx';
import styles from './library.module.css';
import type { DoctorsNear as Doctors } from './load-doctors.ts';

/** Who looks after it, near the visitor where somebody does. */
export function DoctorsNear({ doctors: { preferred, nearest, province, terms, items } }: { doctors: Doctors }) {
  useProvinceReload(preferred);
  if (items.length === 0) return null;
  const names = terms.map(({ name }) => name).join(', ');
  const where = nearest ? ' gần bạn nhất' : province ? ` tại ${inSentence(province.name)}` : '';
  return (
    <Block
      title={`Bác sĩ ${names}${where}`}
      more={professionalPages.list({
        specialities: terms.map(({ slug }) => slug),
        provinces: province?.slug,
        sort_by: nearest ? 'location' : null,
      })}
      moreLabel="Xem danh sách"
    >
      <ul className={`${styles.cards} ${styles.doctors}`}>
        {items.map(doctor => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} level={3} />
          </li>
        ))}
      </ul>
    </Block>
  );
}
