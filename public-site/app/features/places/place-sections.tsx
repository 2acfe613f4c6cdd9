import type { PlaceDetail, PlaceProfessional } from '@antam/server/features/places/contract.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { GroupFilter } from '../../ui/group-filter/group-filter.tsx';
import { LongList } from '../../ui/read-more/long-list.tsx';
import { RichText } from '../detail/rich-text.tsx';
import { type DetailSection, presentSections } from '../detail/section.tsx';
import { DOCTOR_TILE, DoctorTile } from '../professionals/doctor-tile.tsx';
import { OpeningTable } from './opening-table.tsx';
import { PlaceServices } from './place-services.tsx';

/** The parts of a facility's page; a part without content is left out. */
export function placeSections(place: PlaceDetail, doctors: readonly PlaceProfessional[]): DetailSection[] {
  return presentSections([
    place.description !== '' && {
      id: 'gioi-thieu',
      title: 'Giới thiệu',
      content: <RichText html={place.description} />,
    },
    place.specialities.length > 0 && {
      id: 'chuyen-khoa',
      title: 'Chuyên khoa',
      content: (
        <LongList
          label="Chuyên khoa"
          columns={2}
          items={place.specialities.map(({ slug, name }) => ({
            key: slug,
            text: name,
            to: specialityPages.detail({ slug }),
          }))}
        />
      ),
    },
    doctors.length > 0 && {
      id: 'bac-si',
      title: 'Đội ngũ y bác sĩ',
      content: (
        <GroupFilter
          label="Nhân viên y tế theo chuyên khoa"
          selectLabel="Chuyên khoa"
          items={doctors}
          keyOf={doctor => String(doctor.id)}
          groupsOf={doctor => doctor.specialities.map(({ slug, name }) => ({ key: slug, name }))}
          render={doctor => <DoctorTile doctor={doctor} />}
          itemClass={DOCTOR_TILE}
          itemWidth={220}
        />
      ),
    },
    place.services.length > 0 && {
      id: 'dich-vu',
      title: 'Dịch vụ và giá',
      content: <PlaceServices services={place.services} />,
    },
    place.opening_hours && {
      id: 'gio-mo-cua',
      title: 'Giờ mở cửa',
      content: <OpeningTable hours={place.opening_hours} />,
    },
  ]);
}
