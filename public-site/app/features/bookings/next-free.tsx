import { LinkButton } from '../../ui/button/button.tsx';
import { Fact } from '../../ui/drawn/fact.tsx';
import styles from './next-free.module.css';
import { slotTitle } from './slot-words.ts';

type NextFreeProps = {
  at: string;
  /** Where it is booked. */
  to: string;
  /** The professional or the place of the slot. */
  name: string;
  /** Whose time it is: a speciality that the list was asked for. */
  speciality?: string | undefined;
};

/** The first start that can be booked, and the way to book: two parts of a card, which says how they stand. */
export function NextFree({ at, to, name, speciality }: NextFreeProps) {
  return (
    <>
      <Fact icon="calendar" className={styles.line} data-next-free>
        {speciality === undefined ? 'Còn lịch sớm nhất: ' : `Lịch ${speciality} sớm nhất: `}
        <time className={styles.time} dateTime={at}>
          {slotTitle(at)}
        </time>
      </Fact>
      <LinkButton className={styles.action} to={to} size="s" rel="nofollow" aria-label={`Đặt khám: ${name}`}>
        Đặt khám
      </LinkButton>
    </>
  );
}
