import { Fragment } from 'react';
import { isForOtherTab } from '../../browser/other-tab.ts';
import { grouped } from '../../grouped.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import { WaitLink } from '../waiting/wait-link.tsx';
import { SLOT_TAKEN_TEXT } from './booking-texts.ts';
import { isFull, openSlots, type PickDay, type PickSlot } from './pick-days.ts';
import styles from './slot-picker.module.css';
import { PARTS_OF_DAY, partOfDay, slotTime } from './slot-words.ts';

type DaySlotsProps = {
  day: PickDay;
  addressOf: (start: string) => string;
  onChoose?: ((start: string) => void) | undefined;
  onOpen?: ((address: string) => void) | undefined;
  chosen: string | null;
  /** The start of the visit that is moved. */
  own?: string | undefined;
  /** Where the visitor joins the waiting list of that day. */
  waitAddress?: string | undefined;
};

/**
 * The slots of one day by part of the day, each one element, as a page has a hundred of them. One that is taken can be
 * reached, and says that it is taken.
 */
export function DaySlots({ day, addressOf, onChoose, onOpen, chosen, own, waitAddress }: DaySlotsProps) {
  if (day.slots.length === 0) return <p className={styles.none}>Ngày này không có giờ khám.</p>;
  const parts = grouped(day.slots, ({ start }) => partOfDay(start));
  const note = `kin-cho-${day.date}`;
  return (
    <>
      {openSlots(day).length === 0 && <p className={styles.none}>Ngày này không còn giờ trống.</p>}
      {waitAddress !== undefined && isFull(day) && <WaitLink to={waitAddress} onOpen={onOpen} />}
      {day.slots.some(({ state }) => state === 'full') && (
        <p id={note} className={styles.note}>
          {SLOT_TAKEN_TEXT}
        </p>
      )}
      {PARTS_OF_DAY.map(part => {
        const slots = parts.get(part);
        return (
          slots && (
            <Fragment key={part}>
              <h4 className={styles.partTitle}>{part}</h4>
              <fieldset aria-label={part} className={styles.slots}>
                {slots.map((slot, at) => (
                  <SlotChip
                    key={slot.start}
                    slot={slot}
                    isFirst={at === 0}
                    note={note}
                    address={addressOf(slot.start)}
                    isChosen={slot.start === chosen}
                    isOwn={slot.start === own}
                    onChoose={onChoose}
                    onOpen={onOpen}
                  />
                ))}
              </fieldset>
            </Fragment>
          )
        );
      })}
    </>
  );
}

type SlotChipProps = {
  slot: PickSlot;
  /** Of its part of the day: those that are past stand together before the others, so the first one says it of all. */
  isFirst: boolean;
  /** Id of the sentence that a taken slot leads to. */
  note: string;
  address: string;
  isChosen: boolean;
  isOwn: boolean;
} & Pick<DaySlotsProps, 'onChoose' | 'onOpen'>;

function SlotChip({ slot, isFirst, note, address, isChosen, isOwn, onChoose, onOpen }: SlotChipProps) {
  const { start, state } = slot;
  const toast = useToast();
  if (isOwn) {
    return (
      <span data-state="own">
        {slotTime(start)} <span className={styles.ownText}>Giờ hiện tại của bạn</span>
      </span>
    );
  }
  if (state === 'past') {
    return (
      <span data-state="past">
        {isFirst && <span className="visually-hidden">Đã qua: </span>}
        {slotTime(start)}
      </span>
    );
  }
  if (state === 'full') {
    return (
      <a
        href={`#${note}`}
        data-state="full"
        aria-disabled="true"
        aria-label={`${slotTime(start)} kín chỗ`}
        onClick={event => {
          event.preventDefault();
          toast(SLOT_TAKEN_TEXT, { tone: 'bad' });
        }}
      >
        {slotTime(start)}
      </a>
    );
  }
  return (
    <a
      href={address}
      rel="nofollow"
      data-state="open"
      aria-current={isChosen || undefined}
      onClick={event => {
        if (isForOtherTab(event) || !(onChoose || onOpen)) return;
        event.preventDefault();
        if (onChoose) onChoose(start);
        else onOpen?.(address);
      }}
    >
      {slotTime(start)}
    </a>
  );
}
