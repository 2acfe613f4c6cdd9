import type { PostImageAnswer } from '@antam/server/features/posts/contract.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OWN_POSTS } from '../../testing/own-posts.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { type Discussion, DiscussionContext } from './discussion.ts';
import { galleryImages } from './gallery-images.ts';
import { OwnImage } from './own-image.tsx';
import { PostImages } from './post-images.tsx';

vi.mock('../../ui/gallery/full-screen-gallery.tsx', () => ({
  FullScreenGallery: ({ items, index, open }: { items: { full: string }[]; index: number; open: boolean }) =>
    open && <output>{items[index]?.full ?? 'none'}</output>,
}));

afterEach(cleanup);

const image = (id: number, vary: Partial<PostImageAnswer> = {}): PostImageAnswer => ({
  id,
  caption: '',
  width: 400,
  height: 300,
  url: `/uploads/anh-${id}-640.webp`,
  thumbnail_url: `/uploads/anh-${id}-thumb.webp`,
  is_censored: false,
  ...vary,
});

it('the gallery of a post has its pictures in full size, and of covered ones the originals that were revealed alone', () => {
  const images = [image(1, { caption: 'Vết mẩn' }), image(2, { is_censored: true }), image(3, { is_censored: true })];
  const shown = galleryImages(images, new Set([3]));
  expect(shown.map(({ full, alt }) => [full, alt])).toEqual([
    ['/uploads/anh-1-640.webp', 'Vết mẩn'],
    ['/api/v1/postImage/3/original/', 'Ảnh 3 của bài viết'],
  ]);
});

it('[FORUM-74] Escape closes the editor of a caption and gives the focus back to the button that opened it', () => {
  renderFrame(
    <OwnImage image={image(1, { caption: 'Vết mẩn' })} onDeleted={() => undefined} onCaption={() => undefined} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Sửa chú thích' }));
  const box = screen.getByRole('textbox', { name: 'Chú thích ảnh' });
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sửa chú thích' }));
});

it('a covered picture that was asked for before the page knew who may see it opens in full size', async () => {
  const discussion = (originals: number[] | null): Discussion => ({
    kind: 'thread',
    id: 1,
    isLocked: false,
    own: originals && { ...OWN_POSTS, originals },
    reply: () => undefined,
    readAgain: () => undefined,
  });
  const page = (originals: number[] | null) => (
    <DiscussionContext value={discussion(originals)}>
      <PostImages images={[image(2, { is_censored: true })]} postId={9} onChanged={() => undefined} />
    </DiscussionContext>
  );
  const { rerender } = render(page(null));
  fireEvent.click(screen.getByRole('button', { name: 'Nhấn để xem' }));
  rerender(page([2]));
  fireEvent.click(screen.getByRole('link'));
  expect((await screen.findByRole('status')).textContent).toBe('/api/v1/postImage/2/original/');
});
