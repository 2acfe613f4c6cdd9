import type { ObjectType, SearchItem } from '@antam/server/features/search/contract.ts';
import { Building2, FileText, type LucideIcon, MapPin, Stethoscope } from 'lucide-react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import styles from './search-row.module.css';

const ICONS = new Map<ObjectType, LucideIcon>([
  ['place_index', Building2],
  ['collection_index_place', Building2],
  ['speciality_index', Stethoscope],
  ['service_index', Stethoscope],
]);

/** One suggestion: picture, name, and what distinguishes it from those of the same name. */
export function SearchRow({ item, object_type }: { item: SearchItem; object_type: ObjectType }) {
  const {
    name,
    main_thumbnail_image: image,
    specialities_nested,
    address,
    body_search,
    type,
    emergency,
    found_by,
  } = item;
  const about = specialities_nested.slice(0, 3).join(', ') || (type && `Thuốc ${type}`) || body_search;
  return (
    <>
      <RowPicture name={name} image={image} object_type={object_type} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {emergency && (
          <span className={styles.mark}>
            <Badge tone="bad">Có thể nguy cấp</Badge>
          </span>
        )}
        {found_by && <span className={styles.found}>{found_by}</span>}
        {about && <span className={styles.more}>{about}</span>}
        {address && (
          <span className={styles.more}>
            <MapPin size={14} aria-hidden /> {address}
          </span>
        )}
      </span>
    </>
  );
}

function RowPicture({ name, image, object_type }: { name: string; image: string | null; object_type: ObjectType }) {
  if (object_type === 'professional_index')
    return <Avatar name={name} image={image ? { src: image } : null} size={40} />;
  const Icon = ICONS.get(object_type) ?? FileText;
  return (
    <span className={styles.icon}>
      <Icon size={20} aria-hidden />
      {image && <img src={image} width={40} height={40} alt="" loading="lazy" />}
    </span>
  );
}
