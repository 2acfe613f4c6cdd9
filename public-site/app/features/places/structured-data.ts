import type { ProvinceRef } from '@antam/server/features/areas/contract.ts';
import type { Rating } from '@antam/server/features/places/contract.ts';
import type { OpeningHours } from '@antam/server/features/records/opening-hours-contract.ts';

const SCHEMA_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const PROVINCE_PREFIXES = ['', 'TP. ', 'Tỉnh ', 'Thành phố '];
const WARD = /^(Phường|Xã|Đặc khu) /u;

/**
 * schema.org address of a place: the street, today's ward as the locality, and the province, each once. The former
 * district is no part of it any more. A part that is not known is left out, as an empty one is a mistake.
 */
export function postalAddress({ address, province }: { address: string; province: ProvinceRef }) {
  const parts = address.split(',').map(part => part.trim());
  if (PROVINCE_PREFIXES.some(prefix => parts.at(-1) === prefix + province.name)) parts.pop();
  const locality = WARD.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const street = parts.join(', ');
  return {
    '@type': 'PostalAddress',
    ...(street === '' ? {} : { streetAddress: street }),
    ...(locality === undefined ? {} : { addressLocality: locality }),
    addressRegion: province.name,
    addressCountry: 'VN',
  };
}

/** schema.org rating, or nothing: an empty rating is a mistake to search engines. */
export function aggregateRating({ score, count, reviews }: Rating): Record<string, unknown> {
  if (score === null || count === 0) return {};
  const counts = { ratingCount: count, reviewCount: reviews };
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: score, ...counts, bestRating: 5 } };
}

/** schema.org opening hours; spans past midnight end on the next day's clock. */
export function openingHoursSpecification(hours: OpeningHours | null): Record<string, unknown> {
  if (!hours) return {};
  const spec = hours.always
    ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: SCHEMA_DAYS, opens: '00:00', closes: '23:59' }]
    : hours.days.flatMap((spans, day) =>
        spans.map(({ from, to }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: SCHEMA_DAYS[day],
          opens: clock(from),
          closes: clock(to),
        })),
      );
  return spec.length > 0 ? { openingHoursSpecification: spec } : {};
}

function clock(minutes: number): string {
  const inDay = minutes % 1_440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
