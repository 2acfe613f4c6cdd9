import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { passTime, renderPiece } from '../testing/render-piece.tsx';
import { Gallery } from './gallery.tsx';
import type { GalleryItem } from './gallery-item.ts';

const image = (at: number): GalleryItem => ({
  kind: 'image',
  key: `${at}`,
  src: `/anh/${at}.webp`,
  full: `/anh/${at}-full.webp`,
  thumb: `/anh/${at}-thumb.webp`,
  alt: `Ảnh ${at}`,
});
const video: GalleryItem = {
  kind: 'video',
  key: 'video',
  title: 'Giới thiệu',
  poster: 'https://i.ytimg.com/vi/abc/hqdefault.jpg',
  embedUrl: 'https://www.youtube-nocookie.com/embed/abc',
  url: 'https://www.youtube.com/watch?v=abc',
};
const items = [image(1), image(2), image(3), image(4), video];

/** From here on time passes only where a test lets it. */
async function show(): Promise<void> {
  renderPiece(<Gallery items={items} label="Phòng khám" eager />);
  await screen.findByText('1 / 5');
  vi.useFakeTimers();
}

const block = () => document.querySelector<HTMLElement>('[data-media-block]');
const chosen = () => [...document.querySelectorAll('a[aria-current]')].map(thumb => thumb.getAttribute('aria-label'));
const primary = () => document.querySelector<HTMLElement>('.image-gallery-slides-container')?.style.transform;
/** A slide takes 500 ms. */
const settle = () => passTime(600);

describe('Gallery', () => {
  it('[DET-03] [DET-05] [DET-06] shows a large carousel and a row of small pictures', async () => {
    await show();
    expect(document.querySelector('.image-gallery')).not.toBeNull();
    expect(document.querySelectorAll('li a img')).toHaveLength(5);
  });

  it('[DET-07] [DET-09] moves the small row with the large carousel and marks exactly the shown picture', async () => {
    await show();
    expect(chosen()).toEqual(['Xem Ảnh 1']);
    fireEvent.click(screen.getByRole('button', { name: 'Ảnh sau' }));
    expect(chosen()).toEqual(['Xem Ảnh 2']);
    settle();
    expect(chosen()).toEqual(['Xem Ảnh 2']);
    expect(primary()).toContain('-100%');
  });

  it('[DET-08] goes to the pressed small picture', async () => {
    await show();
    fireEvent.click(screen.getByRole('link', { name: 'Xem Ảnh 3' }));
    settle();
    expect(primary()).toContain('-200%');
    expect(screen.getByText('3 / 5')).toBeDefined();
  });

  it('[DET-10] [DET-12] [DET-13] opens one full-size picture with arrows that slide for 500 ms', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Xem toàn màn hình: Ảnh 1' }));
    const full = within(screen.getByRole('dialog', { name: 'Phòng khám' }));
    expect(full.getByAltText('Ảnh 1').getAttribute('src')).toBe('/anh/1-full.webp');
    fireEvent.click(full.getByRole('button', { name: 'Ảnh sau' }));
    const slides = screen.getByRole('dialog').querySelector<HTMLElement>('.image-gallery-slides-container');
    expect(slides?.style.transform).toContain('-100%');
    expect(slides?.style.transition).toContain('500ms');
    expect(full.getByRole('button', { name: 'Ảnh trước' })).toBeDefined();
  });

  it('[DET-14] [DET-15] names its full-size pictures and the origin of the first', async () => {
    await show();
    const full = [1, 2, 3, 4].map(at => `/anh/${at}-full.webp`);
    expect(JSON.parse(block()?.dataset.fullImages ?? '')).toEqual(full);
    expect(block()?.dataset.originImage).toBe(full[0]);
  });

  it('[DET-16] names the partner of each carousel', async () => {
    await show();
    const paired = [...document.querySelectorAll<HTMLElement>('[data-sync-target]')];
    expect(paired).toHaveLength(2);
    for (const [at, other] of [paired[1], paired[0]].entries()) {
      expect(document.querySelector(paired[at]?.dataset.syncTarget ?? '')).toBe(other);
    }
  });

  it("[DET-37] shows a video's picture from its provider and its player on a press only", async () => {
    await show();
    fireEvent.click(screen.getByRole('link', { name: 'Xem Giới thiệu' }));
    settle();
    const play = screen.getByRole('button', { name: 'Phát video: Giới thiệu' });
    expect(play.querySelector('img')?.src).toBe('https://i.ytimg.com/vi/abc/hqdefault.jpg');
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(play);
    expect(screen.getByTitle('Giới thiệu').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/abc?autoplay=1',
    );
  });

  it('loads only the first large picture at once', async () => {
    await show();
    const large = [...document.querySelectorAll('.image-gallery img')].map(img => img.getAttribute('loading'));
    expect(large.filter(loading => loading === 'eager')).toHaveLength(1);
  });

  it('shows nothing without pictures', () => {
    const { container } = renderPiece(<Gallery items={[]} label="Trống" />);
    expect(container.innerHTML).toBe('');
  });
});
