import { ChevronLeft, ChevronRight, Expand } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import ImageGallery, { type ImageGalleryRef } from 'react-image-gallery';
import 'react-image-gallery/build/image-gallery.css';
import { IconButton } from '../button/icon-button.tsx';
import { Picture } from '../picture/picture.tsx';
import { FullScreenGallery } from './full-screen-gallery.tsx';
import styles from './gallery.module.css';
import { type GalleryItem, nameOf } from './gallery-item.ts';
import { VideoSlide } from './video-slide.tsx';

/** Milliseconds from one picture to the next. */
const slideTime = 250;

type GalleryStageProps = {
  items: readonly GalleryItem[];
  label: string;
  index: number;
  onIndex: (index: number) => void;
  eager?: boolean;
  sizes: string;
};

/** The large carousel. It follows `index` and reports its own moves; a press on a picture opens the full screen. */
export function GalleryStage({ items, label, index, onIndex, eager, sizes }: GalleryStageProps) {
  const gallery = useRef<ImageGalleryRef>(null);
  const [full, setFull] = useState(false);
  useEffect(() => {
    const now = gallery.current;
    if (now && now.getCurrentIndex() !== index) now.slideToIndex(index);
  }, [index]);
  const slides = items.map((item, at) => ({
    original: item.kind === 'image' ? item.src : item.poster,
    renderItem: () =>
      item.kind === 'image' ? (
        <button
          type="button"
          className={styles.slide}
          onClick={() => setFull(true)}
          aria-label={`Xem toàn màn hình: ${nameOf(item) || label}`}
        >
          <Picture src={item.src} srcSet={item.srcSet} sizes={sizes} alt={item.alt} eager={eager && at === 0} />
        </button>
      ) : (
        <VideoSlide video={item} active={at === index} />
      ),
  }));
  return (
    <>
      <ImageGallery
        ref={gallery}
        items={slides}
        startIndex={index}
        slideDuration={slideTime}
        lazyLoad
        infinite={false}
        showThumbnails={false}
        showPlayButton={false}
        showFullscreenButton={false}
        showNav={items.length > 1}
        useWindowKeyDown={false}
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
        renderCustomControls={() => (
          <>
            <IconButton label="Xem toàn màn hình" className={styles.expand} onClick={() => setFull(true)}>
              <Expand />
            </IconButton>
            <p className={styles.counter}>{`${index + 1} / ${items.length}`}</p>
          </>
        )}
      />
      <FullScreenGallery
        items={items}
        label={label}
        index={index}
        onIndex={onIndex}
        open={full}
        onClose={() => setFull(false)}
      />
    </>
  );
}
