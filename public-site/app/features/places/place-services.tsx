import type { OfferedService } from '@antam/server/features/places/contract.ts';
import { servicePages } from '@antam/server/features/taxonomy/pages.ts';
import { grouped } from '../../grouped.ts';
import { Link } from '../../ui/link/link.tsx';
import { CollapsibleList } from '../../ui/read-more/collapsible-list.tsx';
import { LongList } from '../../ui/read-more/long-list.tsx';
import { HideOtherTabs } from '../../ui/tabs/hide-other-tabs.tsx';
import styles from './place-services.module.css';
import { priceText } from './price-text.ts';

/** More services than this fill several screens of a phone. */
const LONG = 12;
const OTHER = { slug: 'khac', name: 'Dịch vụ khác' };

/** A facility's services under their specialities; a tab shows one speciality, the first tab shows all. */
export function PlaceServices({ services }: { services: readonly OfferedService[] }) {
  const groups = [...grouped(services, ({ speciality }) => (speciality ?? OTHER).slug)];
  if (groups.length === 1) return <ServiceList services={services} />;
  return (
    <HideOtherTabs
      label="Dịch vụ theo chuyên khoa"
      folding={services.length > LONG}
      items={groups.map(([slug, group]) => ({
        key: slug,
        label: group[0]?.speciality?.name ?? OTHER.name,
        count: group.length,
        content: <ServiceList services={group} />,
      }))}
    />
  );
}

function ServiceList({ services }: { services: readonly OfferedService[] }) {
  const priced = services.some(service => priceText(service) !== '');
  if (!priced) {
    return (
      <LongList
        items={services.map(({ slug, name }) => ({ key: slug, text: name, to: servicePages.detail({ slug }) }))}
      />
    );
  }
  return (
    <CollapsibleList
      itemClassName={styles.row}
      items={services.map(service => ({
        key: service.slug,
        content: (
          <>
            <Link to={servicePages.detail(service)}>{service.name}</Link>
            {priceText(service) || 'Liên hệ cơ sở'}
          </>
        ),
      }))}
    />
  );
}
