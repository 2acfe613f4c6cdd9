import type { ComplaintDetail } from '@antam/server/features/complaint-pages/contract.ts';
import type { ComplaintSection } from '@antam/server/features/complaints/contract.ts';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentsList } from '../../ui/contents-list/contents-list.tsx';
import { HtmlText } from '../../ui/html-text/html-text.tsx';
import reading from '../../ui/reading/reading.module.css';
import { Caution, Reading } from '../../ui/reading/reading.tsx';
import box from '../search/complaint-box.module.css';
import { NamedPages } from '../search/named-pages.tsx';
import { SpecialityWays } from '../search/speciality-ways.tsx';
import own from './complaint.module.css';
import styles from './library.module.css';
import { COMPLAINT_TITLES } from './section-titles.ts';

const AGES = ['infants', 'children', 'adults', 'pregnancy', 'elderly'] as const;
const BY_AGE = { id: 'theo-lua-tuoi', title: 'Theo lứa tuổi' };
/** Where nothing is said of when. */
const WHOM_ALONE = { id: COMPLAINT_TITLES.when_to_see_doctor.id, title: 'Nên khám ở đâu' };

type ComplaintTextProps = {
  complaint: ComplaintDetail;
  /** Slug of the chosen province; null where none is chosen. */
  province: string | null;
};

/** When to call 115, what it is, what is different at an age, whom to see and when, and what to do at home. */
export function ComplaintText({ complaint: { sections, specialities, services }, province }: ComplaintTextProps) {
  const texts = new Map(sections.map(({ name, html }) => [name, html]));
  const htmlOf = (name: ComplaintSection) => texts.get(name);
  const [call, overview, care] = [htmlOf('when_to_call'), htmlOf('overview'), htmlOf('home_care')];
  const seeing = htmlOf('when_to_see_doctor');
  const ages = AGES.flatMap(name => {
    const html = htmlOf(name);
    return html === undefined ? [] : [{ ...COMPLAINT_TITLES[name], html }];
  });
  const isSeen = seeing !== undefined || specialities.length > 0;
  const whom = seeing === undefined ? WHOM_ALONE : COMPLAINT_TITLES.when_to_see_doctor;
  const titles = [
    ...(call === undefined ? [] : [COMPLAINT_TITLES.when_to_call]),
    ...(overview === undefined ? [] : [COMPLAINT_TITLES.overview]),
    ...(ages.length === 0 ? [] : [BY_AGE]),
    ...(isSeen ? [whom] : []),
    ...(care === undefined ? [] : [COMPLAINT_TITLES.home_care]),
  ];
  return (
    <Reading
      contents={
        titles.length > 1 && (
          <ContentsList items={titles.map(({ id, title }) => ({ id, label: title }))} title="Trong trang này" />
        )
      }
    >
      {call !== undefined && (
        <Section {...COMPLAINT_TITLES.when_to_call} className={`${styles.box} ${own.urgent}`} icon={<Phone />}>
          <HtmlText className={`prose ${reading.body}`} html={call} />
          <p className={own.call}>
            <a href="tel:115">Gọi 115</a>
          </p>
        </Section>
      )}
      {overview !== undefined && (
        <Section {...COMPLAINT_TITLES.overview}>
          <HtmlText className={`prose ${reading.body}`} html={overview} />
        </Section>
      )}
      {ages.length > 0 && (
        <Section {...BY_AGE}>
          {ages.map(({ id, title, html }) => (
            <div key={id} className={own.age}>
              <h3 id={id}>{title}</h3>
              <HtmlText className={`prose ${reading.body}`} html={html} />
            </div>
          ))}
        </Section>
      )}
      {isSeen && (
        <Section {...whom}>
          {seeing !== undefined && <HtmlText className={`prose ${reading.body}`} html={seeing} />}
          <ol className={box.specialities}>
            {specialities.map(term => (
              <SpecialityWays key={term.slug} term={term} province={province ?? ''} />
            ))}
          </ol>
          <NamedPages title="Dịch vụ liên quan" items={services} />
        </Section>
      )}
      {care !== undefined && (
        <Section {...COMPLAINT_TITLES.home_care}>
          <HtmlText className={`prose ${reading.body}`} html={care} />
        </Section>
      )}
      <Caution>
        Trang này giúp bạn chọn nơi khám và biết dấu hiệu cần cấp cứu, không thay cho lời khuyên của bác sĩ. Khi nguy
        cấp, hãy gọi <a href="tel:115">115</a>.
      </Caution>
    </Reading>
  );
}

type SectionProps = { id: string; title: string; className?: string; icon?: ReactNode; children: ReactNode };

const Section = ({ id, title, className = styles.section, icon, children }: SectionProps) => (
  <section className={className} aria-labelledby={id}>
    <h2 id={id}>
      {icon}
      {title}
    </h2>
    {children}
  </section>
);
