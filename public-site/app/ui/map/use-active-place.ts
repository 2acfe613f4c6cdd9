import { useCallback, useState } from 'react';
import { headerHeight } from '../scroll/header-height.ts';
import { scrollDurations, scrollToElement } from '../scroll/smooth-scroll.ts';

export type PlaceId = number | string;
export type Activation = 'click' | 'hover';

type ItemProps = { 'data-place-item': PlaceId; 'data-active': true | undefined };

type ActivePlace = {
  activeId: PlaceId | null;
  /** For the map: a click on a marker also brings the list's item into view. */
  activate: (id: PlaceId, by: Activation) => void;
  /** For the list's items, beside `active={activeId === id}`. */
  itemProps: (id: PlaceId) => ItemProps;
};

/** Which place of a list is the chosen one, for the list and its map together. */
export function useActivePlace(): ActivePlace {
  const [activeId, setActiveId] = useState<PlaceId | null>(null);
  const activate = useCallback((id: PlaceId, by: Activation) => {
    setActiveId(id);
    if (by === 'click') scrollToItem(id);
  }, []);
  const itemProps = useCallback(
    (id: PlaceId): ItemProps => ({ 'data-place-item': id, 'data-active': id === activeId || undefined }),
    [activeId],
  );
  return { activeId, activate, itemProps };
}

const breathing = 10;

function scrollToItem(id: PlaceId): void {
  const item = document.querySelector(`[data-place-item="${CSS.escape(String(id))}"]`);
  if (!item) return;
  scrollToElement(item, { duration: scrollDurations.activeItem, offset: () => headerHeight() + breathing });
}
