import type { OwnComments } from '@antam/server/features/reviews/contract.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { reviewDrafts } from '../../memory/draft-keys.ts';
import { writeDraft } from '../../memory/draft-store.ts';
import { ownTab } from '../../memory/tab.ts';
import { renderFrame } from '../../testing/render-frame.tsx';
import { WritePage } from './write-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const OWN: OwnComments = {
  waiting: [],
  written: null,
  votes: [],
  authored: [],
  is_owner: false,
  may_write: true,
};
const PAGE = '/bac-si/mai-1/';
const show = (own: OwnComments | null) =>
  renderFrame(
    <WritePage
      writing={{
        kind: 'professional',
        id: 1,
        name: 'BS Mai',
        absolute_url: PAGE,
        address: `${PAGE}nhan-xet/`,
        own,
        hints: { name: '', email: '', phone: '' },
        isDone: false,
      }}
    />,
  );
const form = () => document.querySelector('[data-review-form]');

describe('the page on which a review is written', () => {
  it('has its form for visitors, and for accounts that may write', () => {
    show(null);
    expect(form()).not.toBeNull();
    cleanup();
    show(OWN);
    expect(form()).not.toBeNull();
  });

  it('[REV-52] shows who has reviewed the page that review in the place of the form, to be edited', () => {
    const written = {
      id: 9,
      status: 'published' as const,
      comment_html: '<p>Khám kỹ.</p>',
      created_at: '2026-01-02T03:00:00.000Z',
    };
    show({ ...OWN, written, authored: [9], may_write: false });
    expect(form()).toBeNull();
    expect(screen.getByText(/Bạn đã nhận xét trang này trong 12 tháng qua/)).toBeDefined();
    expect(screen.getByText('Khám kỹ.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sửa' })).toBeDefined();
  });

  it('says to the owner of the page that answers are for them, and leads there', () => {
    show({ ...OWN, is_owner: true, may_write: false });
    expect(form()).toBeNull();
    expect(screen.getByText(/Bạn có thể trả lời nhận xét của người khác/)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Xem và trả lời nhận xét' });
    expect(way.getAttribute('href')).toBe(`${PAGE}#nhan-xet`);
  });

  it('loses nothing of what was typed before the login that says that it cannot be sent', async () => {
    const values = { comment: ['Lần này khám rất lâu.'] };
    writeDraft(reviewDrafts('professional', 1), { tab: await ownTab(), owner: 0, version: '', values, files: 0 });
    show({ ...OWN, may_write: false });
    await waitFor(() => expect(screen.getByText('Lần này khám rất lâu.')).toBeDefined());
  });
});
