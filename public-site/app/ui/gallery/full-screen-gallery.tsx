import { ChevronLeft, ChevronRight } from 'lucide-react';
import ImageGallery from 'react-image-gallery';
import { IconButton } from '../button/icon-button.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import styles from './gallery.module.css';
import { type GalleryItem, nameOf } from './gallery-item.ts';
import { VideoSlide } from './video-slide.tsx';

/** Milliseconds from one picture to the next. */
export const fullScreenSlideTime = 500;

type FullScreenGalleryProps = {
  items: readonly GalleryItem[];
  label: string;
  index: number;
  onIndex: (index: number) => void;
  open: boolean;
  onClose: () => void;
};

/** One full-size picture at a time over the whole window, with arrows, keys and swiping. */
export function FullScreenGallery({ items, label, index, onIndex, open, onClose }: FullScreenGalleryProps) {
  return (
    <Overlay open={open} onClose={onClose} title={label} hideTitle size="full" className={styles.dark}>
      <ImageGallery
        additionalClass={styles.fullScreen}
        items={items.map((item, at) => ({
          original: item.kind === 'image' ? item.full : item.poster,
          renderItem: () =>
            item.kind === 'image' ? (
              <figure className={styles.figure}>
                <img src={item.full} alt={item.alt} loading={at === index ? 'eager' : 'lazy'} />
                {item.alt && <figcaption>{item.alt}</figcaption>}
              </figure>
            ) : (
              <div className={styles.figure}>
                <VideoSlide video={item} active={at === index} />
              </div>
            ),
          originalAlt: nameOf(item),
        }))}
        startIndex={index}
        slideDuration={fullScreenSlideTime}
        lazyLoad
        infinite={false}
        showThumbnails={false}
        showPlayButton={false}
        showFullscreenButton={false}
        showIndex={items.length > 1}
        showNav={items.length > 1}
        useWindowKeyDown
        onBeforeSlide={onIndex}
        renderLeftNav={(onClick, disabled) => (
          <IconButton label="Ảnh trước" className={styles.previous} disabled={disabled} onClick={onClick}>
            <ChevronLeft />
          </IconButton>
        )}
        renderRightNav={(onClick, disabled) => (
          <IconButton label="Ảnh sau" className={styles.next} disabled={disabled} onClick={onClick}>
            <ChevronRight />
          </IconButton>
        )}
      />
    </Overlay>
  );
}
