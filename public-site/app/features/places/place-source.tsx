import type { PlaceDetail } from '@antam/server/features/places/contract.ts';
import { formatDate } from '../../ui/text/format-date.ts';
import detail from '../detail/detail.module.css';

/** Lists name either the object's own page or only the project. */
const OSM = /^(OpenStreetMap$|https:\/\/www\.openstreetmap\.org\/)/;
const OSM_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Where the data comes from and when it last changed, as open licences require. */
export function PlaceSource({ place }: { place: Pick<PlaceDetail, 'source' | 'licence' | 'updated_at'> }) {
  return (
    <p className={detail.source}>
      Cập nhật ngày {formatDate(place.updated_at)}.
      {OSM.test(place.source) ? (
        <>
          {' '}
          Dữ liệu ©{' '}
          <a
            href={place.source.startsWith('https:') ? place.source : OSM_COPYRIGHT}
            target="_blank"
            rel="noopener noreferrer"
          >
            những người đóng góp cho OpenStreetMap
          </a>
          , giấy phép{' '}
          <a href="https://opendatacommons.org/licenses/odbl/1-0/" target="_blank" rel="noopener noreferrer license">
            ODbL
          </a>
          .
        </>
      ) : (
        place.source !== '' && ` Nguồn: ${place.source}${place.licence && ` (${place.licence})`}.`
      )}
    </p>
  );
}
