import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import type ImageGallery from 'react-image-gallery';
import { IconButton } from '../button/icon-button.tsx';
import styles from './gallery.module.css';

/** What every carousel of pictures has: our own arrows, and nothing that plays by itself. */
export const SLIDE_OPTIONS = {
  lazyLoad: true,
  infinite: false,
  showThumbnails: false,
  showPlayButton: false,
  showFullscreenButton: false,
  renderLeftNav: (onClick, disabled) => (
    <IconButton label="Ảnh trước" className={styles.previous} disabled={disabled} onClick={onClick}>
      <ChevronLeft />
    </IconButton>
  ),
  renderRightNav: (onClick, disabled) => (
    <IconButton label="Ảnh sau" className={styles.next} disabled={disabled} onClick={onClick}>
      <ChevronRight />
    </IconButton>
  ),
} satisfies Partial<ComponentProps<typeof ImageGallery>>;
