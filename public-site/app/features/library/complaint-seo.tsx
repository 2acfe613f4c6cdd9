import type { ComplaintDetail } from '@antam/server/features/complaint-pages/contract.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { recordIri } from '../../seo/record-iri.ts';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { truncate } from '../../ui/text/truncate.ts';

/** What search engines read of a complaint. */
export function ComplaintSeo({ complaint, crumbs }: { complaint: ComplaintDetail; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { id, name, also_known, absolute_url, specialities, diseases, reviewed_on, updated_at } = complaint;
  const description = truncate(complaint.summary || withoutText(complaint), 150);
  const page = {
    '@type': 'MedicalWebPage',
    '@id': recordIri(origin, 'complaint', id),
    url: origin + absolute_url,
    name,
    description,
    inLanguage: 'vi',
    about: {
      '@type': 'MedicalSignOrSymptom',
      name,
      ...(also_known.length === 0 ? {} : { alternateName: also_known }),
    },
    ...(diseases.length === 0
      ? {}
      : {
          mentions: diseases.map(disease => ({
            '@type': 'MedicalCondition',
            name: disease.name,
            url: origin + disease.absolute_url,
          })),
        }),
    ...(specialities.length === 0 ? {} : { specialty: specialities.map(term => term.name) }),
    ...(updated_at === null ? {} : { dateModified: updated_at }),
    ...(reviewed_on === null ? {} : { lastReviewed: reviewed_on }),
  };
  return (
    <>
      <Seo
        title={`${name}: khi nào cần đi khám, khám ở đâu`}
        description={description}
        path={absolute_url}
        type="article"
      />
      <JsonLd data={page} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}

const withoutText = ({ name, specialities }: ComplaintDetail) =>
  `${name}: nên khám ${specialities.map(term => term.name).join(', ')}. Bác sĩ, nơi khám đang mở cửa và câu hỏi đã có bác sĩ trả lời.`;
