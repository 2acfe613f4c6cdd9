import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import { servicePages } from '@antam/server/features/taxonomy/pages.ts';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { LongList } from '../../ui/read-more/long-list.tsx';
import { Facts } from '../detail/facts.tsx';
import { RichText } from '../detail/rich-text.tsx';
import { type DetailSection, presentSections } from '../detail/section.tsx';
import { galleryItems } from '../media/picture-source.ts';
import { priceText } from '../places/price-text.ts';
import styles from './doctor-sections.module.css';
import { WorkplaceCard } from './workplace-card.tsx';

/** The parts of a doctor's page; a part without content is left out. */
export function doctorSections(doctor: ProfessionalDetail): DetailSection[] {
  const media = galleryItems(doctor.media, doctor.display_name);
  return presentSections([
    isIntroduced(doctor) && { id: 'gioi-thieu', title: 'Giới thiệu', content: <Introduction doctor={doctor} /> },
    doctor.services.length > 0 && { id: 'dich-vu', title: 'Dịch vụ', content: <Services doctor={doctor} /> },
    doctor.experience_full !== '' && {
      id: 'kinh-nghiem',
      title: 'Kinh nghiệm',
      content: <RichText html={doctor.experience_full} />,
    },
    doctor.achievements !== '' && {
      id: 'thanh-tich',
      title: 'Thành tích',
      content: <RichText html={doctor.achievements} />,
    },
    doctor.workplaces.length > 0 && {
      id: 'noi-lam-viec',
      title: 'Nơi làm việc',
      content: (
        <ul className={styles.workplaces}>
          {doctor.workplaces.map(place => (
            <li key={place.id}>
              <WorkplaceCard place={place} />
            </li>
          ))}
        </ul>
      ),
    },
    // A single picture is the portrait that stands above already.
    media.length > 1 && {
      id: 'hinh-anh',
      title: 'Hình ảnh',
      content: <Gallery items={media} label={`Hình ảnh của ${doctor.display_name}`} />,
    },
  ]);
}

/** The occupation alone stands above the name already. */
function isIntroduced({ description, title, degrees, position }: ProfessionalDetail): boolean {
  return description !== '' || title !== null || degrees.length > 0 || position !== '';
}

function Introduction({ doctor }: { doctor: ProfessionalDetail }) {
  const names = (terms: readonly { name: string }[]) => terms.map(({ name }) => name).join(', ');
  return (
    <>
      {doctor.description !== '' && <RichText html={doctor.description} />}
      <Facts
        facts={[
          { label: 'Học hàm', value: doctor.title?.name },
          { label: 'Học vị', value: names(doctor.degrees) },
          { label: 'Nghề nghiệp', value: doctor.occupation?.name },
          { label: 'Chức vụ', value: doctor.position !== '' && <RichText html={doctor.position} /> },
        ]}
      />
    </>
  );
}

function Services({ doctor }: { doctor: ProfessionalDetail }) {
  return (
    <>
      <LongList
        label="Dịch vụ"
        items={doctor.services.map(service => ({
          key: service.slug,
          text: service.name,
          note: priceText(service),
          to: servicePages.detail(service),
        }))}
      />
      {doctor.services_free !== '' && (
        <>
          <h3 className={styles.subheading}>Dịch vụ miễn phí</h3>
          <RichText html={doctor.services_free} />
        </>
      )}
    </>
  );
}
