import { sitePage } from '../../platform/http/site-page.ts';

/** The public page that says how scores are made and which reviews were taken down. */
export const transparencyPage = sitePage('/minh-bach/');

/** The page of an account with everything that it wrote. */
export const ownReviewsPage = sitePage('/tai-khoan/nhan-xet/');

/** The pages on which a review is written, by the kind of record; detail pages show the same form where there is script. */
export const writeReviewPages = {
  place: sitePage('/co-so-y-te/:slugId/nhan-xet/'),
  professional: sitePage('/bac-si/:slugId/nhan-xet/'),
};
