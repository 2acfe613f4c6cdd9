import type {
  FavouriteItem,
  FavouriteList as FavouriteListAnswer,
} from '@antam/server/features/favourites/contract.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { ConfirmOverlay } from '../../ui/overlay/message-overlay.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { useToast } from '../../ui/toast/toast-context.ts';
import styles from './favourite-list.module.css';
import { favouriteView } from './favourite-view.ts';
import { FAVOURITE_FORM, type FavouriteType } from './favourites-context.ts';
import { saveFavourite } from './save-favourite.ts';

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

/** The empty list of favourites: how to begin. */
function NoFavourites() {
  return (
    <EmptyState
      drawing="heart"
      title="Chưa có mục nào"
      action={<LinkButton to={professionalPages.list()}>Tìm bác sĩ</LinkButton>}
    >
      Bấm vào hình trái tim ở bác sĩ hoặc cơ sở y tế để ghi nhớ và mở nhanh ở đây.
    </EmptyState>
  );
}

type Wanted = { type: FavouriteType; id: number };

/** Removes a favourite; answers whether the server has removed it too. */
async function removeFavourite(wanted: Wanted): Promise<boolean> {
  try {
    const outcome = await saveFavourite({ ...wanted, added: false });
    return typeof outcome === 'object' && 'added' in outcome && !outcome.added;
  } catch {
    return false;
  }
}
