import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { drawn } from '../../ui/drawn/drawn.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import styles from './favourite-button.module.css';
import { FAVOURITE_FORM, type FavouriteType } from './favourites-context.ts';
import { favouriteSignupAddress } from './signup-address.ts';
import { useFavourite } from './use-favourite.ts';

type FavouriteButtonProps = {
  type: FavouriteType;
  id: number;
  /** Of whom or what, for those who cannot see the card around it. */
  name: string;
  count: number;
  /** With words and the count beside the heart: for detail pages. */
  labelled?: boolean;
  /** In the corner of a card. */
  onCard?: boolean;
  className?: string | undefined;
};

/** The heart. Without script it is a button of the page's form; without a session a link to the signup. */
export function FavouriteButton({
  type,
  id,
  name,
  count: initial,
  labelled = false,
  onCard = false,
  className,
}: FavouriteButtonProps) {
  const { isAdded, count, isSubmitting, isLoggedIn, next, toggle } = useFavourite(type, id, initial);
  const key = `${type}:${id}`;
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    toggle();
  };
  const words = isAdded ? 'Đã ghi nhớ' : 'Ghi nhớ';
  const shared = {
    className: clsx(
      drawn(isAdded ? 'heart-filled' : 'heart'),
      styles.heart,
      labelled && styles.labelled,
      onCard && styles.onCard,
      isAdded && styles.added,
      isSubmitting && styles.busy,
      className,
    ),
    'aria-label': labelled ? undefined : `${words} ${name}`,
    'data-favourite': key,
    'aria-busy': isSubmitting || undefined,
    onClick: stay,
  };
  const face = labelled ? (
    <>
      <span>
        {words}
        <span className="visually-hidden"> {name}</span>
      </span>
      <span className={styles.count} data-favourite-count>
        {formatNumber(count)}
        <span className="visually-hidden"> người ghi nhớ</span>
      </span>
    </>
  ) : null;
  if (isLoggedIn) {
    return (
      <button
        type="submit"
        form={FAVOURITE_FORM}
        name={isAdded ? 'remove' : 'add'}
        value={key}
        aria-pressed={isAdded}
        {...shared}
      >
        {face}
      </button>
    );
  }
  return (
    <a href={favouriteSignupAddress(type, key, next)} rel="nofollow" {...shared}>
      {face}
    </a>
  );
}
