import type { ProfessionalDetail } from '@antam/server/features/professionals/contract.ts';
import { specialityPages } from '@antam/server/features/taxonomy/pages.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { drawn, drawnAs } from '../../ui/drawn/drawn.ts';
import { HtmlText } from '../../ui/html-text/html-text.tsx';
import { wholeAddress } from '../../ui/text/whole-parts.ts';
import detail from '../detail/detail.module.css';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { thumbnailOf } from '../media/picture-source.ts';
import { areaName } from '../places/place-area.ts';
import { RatingLink } from '../reviews/rating-link.tsx';
import styles from './doctor-head.module.css';
import { FullName } from './full-name.tsx';
import { LicenceBadge } from './licence-badge.tsx';
import { titleInWords } from './title-in-words.ts';

type DoctorHeadProps = {
  doctor: ProfessionalDetail;
  /** The way to an appointment; null where there is none. */
  booking: ReactNode;
};

/** Who the doctor is: portrait, full name with titles, verified licence, score, specialities, workplace. */
export function DoctorHead({ doctor, booking }: DoctorHeadProps) {
  const languages = doctor.languages_spoken.map(({ name }, at) => (at === 0 ? name : inSentence(name))).join(', ');
  const title = titleInWords(doctor);
  const hasFacts =
    booking !== null || doctor.workplace !== null || doctor.practising_since !== null || languages !== '';
  return (
    <header className={styles.head}>
      <Avatar name={doctor.name} image={thumbnailOf(doctor.picture)} size={128} eager />
      <div className={styles.body}>
        <div className={styles.main}>
          <div className={styles.title}>
            {title !== '' && <p className="muted">{title}</p>}
            <h1>
              <FullName displayName={doctor.display_name} name={doctor.name} />
            </h1>
          </div>
          {doctor.licence && <LicenceBadge licence={doctor.licence} />}
          {doctor.position !== '' && <HtmlText className={`prose ${styles.position}`} html={doctor.position} />}
          <RatingLink rating={doctor.rating} />
          {doctor.specialities.length > 0 && (
            <ul className={detail.chips} aria-label="Chuyên khoa">
              {doctor.specialities.map(({ slug, name }) => (
                <li key={slug}>
                  <ChipLink to={specialityPages.detail({ slug })}>{name}</ChipLink>
                </li>
              ))}
            </ul>
          )}
          <p className={`${detail.actions} ${styles.actions}`}>
            <FavouriteButton
              type="professional"
              id={doctor.id}
              name={doctor.name}
              count={doctor.favourite_count}
              labelled
            />
          </p>
        </div>
        {hasFacts && (
          <div className={styles.facts}>
            {doctor.workplace && (
              <p className={clsx(drawn('building'), detail.line)}>
                {`${doctor.workplace.name}, ${wholeAddress(areaName(doctor.workplace))}`}
              </p>
            )}
            {doctor.practising_since !== null && (
              <p className={clsx(drawn('briefcase'), detail.line)}>{`Hành nghề từ năm ${doctor.practising_since}`}</p>
            )}
            {languages !== '' && (
              <p className={clsx(drawnAs(detail.languages), detail.line)}>{`Ngôn ngữ: ${languages}`}</p>
            )}
            {booking}
          </div>
        )}
      </div>
    </header>
  );
}

/** "Tiếng Việt" as it stands inside a sentence: "tiếng Việt". */
function inSentence(name: string): string {
  return name.charAt(0).toLocaleLowerCase('vi') + name.slice(1);
}
