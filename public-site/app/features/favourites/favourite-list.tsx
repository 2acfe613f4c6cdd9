import type {
  FavouriteItem,
  FavouriteList as FavouriteListAnswer,
} from '@antam/server/features/favourites/contract.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import styles from './favourite-list.module.css';
import { favouriteView } from './favourite-view.ts';
import { FAVOURITE_FORM } from './favourites-context.ts';
import { NoFavourites } from './no-favourites.tsx';
import { removeFavourite } from './remove-favourite.ts';

/** Literal, whichever it is: the specification's text. */
const QUESTION = 'Bạn có chắc chắn muốn bỏ ghi nhớ cơ sở y tế / bác sĩ này?';
const FAILED = 'Chưa bỏ ghi nhớ được. Lần mở trang sau, mục này sẽ hiện lại.';

const keyOf = (item: FavouriteItem) => `${item.type}:${idOf(item)}`;
const idOf = (item: FavouriteItem) => favouriteView(item).id;

/** An account's favourites, each with a button that removes it. */
export function FavouriteList({ list }: { list: FavouriteListAnswer }) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<FavouriteItem | null>(null);
  const toast = useToast();
  const count = list.count - gone.size;
  const shown = list.items.filter(item => !gone.has(keyOf(item)));

  async function remove(item: FavouriteItem): Promise<void> {
    setAsked(null);
    setGone(before => new Set(before).add(keyOf(item)));
    const isRemoved = await removeFavourite({ type: item.type, id: idOf(item) });
    if (!isRemoved) toast(FAILED, { tone: 'bad' });
  }

  return (
    <>
      <p className={count === 0 ? 'visually-hidden' : 'muted'} aria-live="polite">
        <span data-favourite-total>{formatNumber(count)}</span> mục được ghi nhớ
      </p>
      {count === 0 && <NoFavourites />}
      <ul id="list" className={styles.list}>
        {shown.map(item => (
          <li key={keyOf(item)} className={styles.item}>
            {favouriteView(item).card}
            <Button
              variant="quiet"
              size="s"
              type="submit"
              form={FAVOURITE_FORM}
              name="remove"
              value={keyOf(item)}
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`Bỏ ghi nhớ ${favouriteView(item).name}`}
              onClick={event => {
                event.preventDefault();
                setAsked(item);
              }}
            >
              Bỏ ghi nhớ
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmOverlay
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void remove(asked)}
        title="Bỏ ghi nhớ"
        confirmLabel="Bỏ ghi nhớ"
        danger
      >
        {QUESTION}
      </ConfirmOverlay>
    </>
  );
}
