import { useMemo, useState } from 'react';
import ImageGallery from 'react-image-gallery';
import { Overlay } from '../overlay/overlay.tsx';
import styles from './gallery.module.css';
import type { GalleryItem } from './gallery-item.ts';
import { SLIDE_OPTIONS } from './slide-options.tsx';
import { useSlideNames } from './use-slide-names.ts';
import { VideoSlide } from './video-slide.tsx';

/** Milliseconds from one picture to the next. */
const slideTime = 500;

type SlidesProps = {
  /** The same list on every render. */
  items: readonly GalleryItem[];
  index: number;
  onIndex: (index: number) => void;
};

type FullScreenGalleryProps = SlidesProps & { label: string; open: boolean; onClose: () => void };

/** One full-size picture at a time over the whole window, with arrows, keys and swiping. */
export function FullScreenGallery({ label, open, onClose, ...slides }: FullScreenGalleryProps) {
  return (
    <Overlay open={open} onClose={onClose} title={label} hideTitle size="full" className={styles.dark}>
      <Slides {...slides} />
    </Overlay>
  );
}

function Slides({ items, index, onIndex }: SlidesProps) {
  // Where it begins; a change would make the carousel start again, without its movement.
  const [start] = useState(index);
  const slides = useMemo(() => items.map((item, at) => slideOf(item, at, at === start)), [items, start]);
  const box = useSlideNames(index, slides.length);
  return (
    <div ref={box}>
      <ImageGallery
        {...SLIDE_OPTIONS}
        additionalClass={styles.fullScreen}
        items={slides}
        startIndex={start}
        slideDuration={slideTime}
        showIndex={items.length > 1}
        showNav={items.length > 1}
        useWindowKeyDown
        onBeforeSlide={onIndex}
      />
    </div>
  );
}

function slideOf(item: GalleryItem, at: number, first: boolean) {
  if (item.kind === 'video') {
    return {
      original: item.poster,
      renderItem: () => (
        <div className={styles.figure}>
          <VideoSlide video={item} index={at} />
        </div>
      ),
    };
  }
  return {
    original: item.full,
    renderItem: () => (
      <figure className={styles.figure}>
        <img src={item.full} alt={item.alt} loading={first ? 'eager' : 'lazy'} />
        {item.alt && <figcaption aria-hidden="true">{item.alt}</figcaption>}
      </figure>
    ),
  };
}
