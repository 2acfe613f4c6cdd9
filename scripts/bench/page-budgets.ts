/** How heavy the HTML of a page may be. */
type PageBudget = {
  /** All of it before packing, in KB of 1,024 bytes. */
  readonly kilobytes: number;
  readonly elements: number;
  /** Who is logged in; nobody where it is absent. */
  readonly as?: 'user' | 'doctor';
} & (
  | { readonly path: string }
  | {
      /** The page is that of the first record that the list at this address shows. */
      readonly list: string;
      /** How addresses of its records begin, where not as the list's. */
      readonly records?: string;
      /** What the record's address is followed by. */
      readonly below?: string;
    }
);

/**
 * The ceilings of pages in the small world of the tests, whose records have no pictures: a list of twenty has 4 to 8 KB more
 * with them. Each is what its page has today and three per cent more; one is lowered with what makes its page lighter, and
 * raised only for something that its visitors get.
 */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  about: { path: '/ve-chung-toi/', kilobytes: 18, elements: 327 },
  account: { path: '/tai-khoan/', as: 'user', kilobytes: 30, elements: 482 },
  'account-security': { path: '/tai-khoan/bao-mat/', as: 'user', kilobytes: 26, elements: 423 },
  'account-sessions': { path: '/tai-khoan/phien-dang-nhap/', as: 'user', kilobytes: 26, elements: 428 },
  article: { list: '/bai-viet/', kilobytes: 34, elements: 452 },
  articles: { path: '/bai-viet/', kilobytes: 36, elements: 507 },
  'ask-question': { path: '/hoi-bac-si/dat-cau-hoi/', kilobytes: 30, elements: 507 },
  booking: { path: '/dat-kham/', kilobytes: 17, elements: 315 },
  'change-password': { path: '/doi-mat-khau', as: 'user', kilobytes: 29, elements: 448 },
  collection: { list: '/tuyen-chon/', kilobytes: 18, elements: 283 },
  collections: { path: '/tuyen-chon/', kilobytes: 25, elements: 361 },
  complaint: { path: '/trieu-chung/sot/', kilobytes: 51, elements: 594 },
  complaints: { path: '/trieu-chung/', kilobytes: 54, elements: 832 },
  'confirm-email': { path: '/xac-thuc/het-han/', kilobytes: 16, elements: 291 },
  'confirm-question': { path: '/hoi-bac-si/xac-nhan/het-han/', kilobytes: 16, elements: 284 },
  disease: { list: '/benh/', kilobytes: 41, elements: 525 },
  diseases: { path: '/benh/', kilobytes: 67, elements: 848 },
  drug: { list: '/thuoc/', kilobytes: 36, elements: 487 },
  drugs: { path: '/thuoc/', kilobytes: 55, elements: 783 },
  'edit-profile': { path: '/sua-thong-tin/bac-si/1/', as: 'doctor', kilobytes: 57, elements: 819 },
  favourites: { path: '/ghi-nho/', kilobytes: 16, elements: 300 },
  'forgot-password': { path: '/quen-mat-khau/', kilobytes: 18, elements: 320 },
  home: { path: '/', kilobytes: 78, elements: 898 },
  'insurance-plan': { list: '/bao-hiem/', kilobytes: 32, elements: 578 },
  'insurance-plans': { path: '/bao-hiem/', kilobytes: 25, elements: 417 },
  'link-account': { path: '/dang-nhap/lien-ket/', kilobytes: 17, elements: 312 },
  login: { path: '/dang-nhap', kilobytes: 18, elements: 326 },
  logout: { path: '/dang-xuat/', kilobytes: 15, elements: 265 },
  'my-data': { path: '/tai-khoan/du-lieu/', as: 'user', kilobytes: 31, elements: 462 },
  'not-found': { path: '/khong-co/', kilobytes: 15, elements: 287 },
  'own-promotions': { path: '/tai-khoan/khuyen-mai/', as: 'user', kilobytes: 26, elements: 424 },
  'own-relatives': { path: '/tai-khoan/nguoi-than/', as: 'user', kilobytes: 27, elements: 431 },
  'own-reviews': { path: '/tai-khoan/nhan-xet/', as: 'user', kilobytes: 26, elements: 419 },
  'own-threads': { path: '/tai-khoan/hoi-dap/', as: 'user', kilobytes: 27, elements: 433 },
  'own-visits': { path: '/tai-khoan/lich-hen/', as: 'user', kilobytes: 33, elements: 517 },
  place: { list: '/co-so-y-te/', kilobytes: 77, elements: 952 },
  'place-filters': { path: '/co-so-y-te/bo-loc/', kilobytes: 86, elements: 1662 },
  places: { path: '/co-so-y-te/', kilobytes: 85, elements: 888 },
  'privacy-policy': { path: '/quyen-rieng-tu/', kilobytes: 26, elements: 450 },
  professional: { list: '/bac-si/', kilobytes: 63, elements: 809 },
  'professional-filters': { path: '/bac-si/bo-loc/', kilobytes: 73, elements: 1403 },
  professionals: { path: '/bac-si/', kilobytes: 75, elements: 860 },
  promotion: { list: '/khuyen-mai/', kilobytes: 23, elements: 343 },
  promotions: { path: '/khuyen-mai/', kilobytes: 30, elements: 425 },
  'reset-password': { path: '/quen-mat-khau/het-han/', kilobytes: 19, elements: 328 },
  'review-place': { list: '/co-so-y-te/', below: 'nhan-xet/', kilobytes: 29, elements: 480 },
  'review-professional': { list: '/bac-si/', below: 'nhan-xet/', kilobytes: 28, elements: 479 },
  search: { path: '/tim-kiem/?q=nhi', kilobytes: 74, elements: 737 },
  service: { path: '/dich-vu/kham-noi-tiet/', kilobytes: 37, elements: 468 },
  services: { path: '/dich-vu/', kilobytes: 58, elements: 691 },
  signup: { path: '/dang-ky', kilobytes: 23, elements: 386 },
  specialities: { path: '/chuyen-khoa/', kilobytes: 52, elements: 454 },
  speciality: { path: '/chuyen-khoa/tim-mach/', kilobytes: 45, elements: 523 },
  'stop-following': { path: '/hoi-bac-si/ngung-theo-doi/het-han/', kilobytes: 16, elements: 283 },
  terms: { path: '/dieu-khoan/', kilobytes: 23, elements: 365 },
  thread: { list: '/hoi-bac-si/', kilobytes: 33, elements: 418 },
  'thread-activity': { path: '/hoi-bac-si/hoat-dong/', kilobytes: 67, elements: 794 },
  threads: { path: '/hoi-bac-si/', kilobytes: 60, elements: 720 },
  transparency: { path: '/minh-bach/', kilobytes: 21, elements: 341 },
  verification: { path: '/xac-minh/', kilobytes: 19, elements: 322 },
  visit: { list: '/tai-khoan/lich-hen/', records: '/dat-kham/', as: 'user', kilobytes: 26, elements: 425 },
  'workspace-choose': { path: '/quan-ly/', as: 'user', kilobytes: 22, elements: 370 },
  'workspace-comments': { path: '/quan-ly/bac-si/1/nhan-xet/', as: 'doctor', kilobytes: 32, elements: 487 },
  'workspace-new-promotion': { path: '/quan-ly/bac-si/1/khuyen-mai/moi/', as: 'doctor', kilobytes: 31, elements: 490 },
  'workspace-promotions': { path: '/quan-ly/bac-si/1/khuyen-mai/', as: 'doctor', kilobytes: 27, elements: 428 },
  'workspace-schedule': { path: '/quan-ly/bac-si/1/lich/', as: 'doctor', kilobytes: 53, elements: 850 },
  'workspace-visits': { path: '/quan-ly/bac-si/1/', as: 'doctor', kilobytes: 47, elements: 910 },
};

/** Routes that no record of the small world has a page of: nobody waits there for a free time, or redeems a promotion of a doctor. */
export const WITHOUT_PAGE = ['join-waiting', 'waiting', 'workspace-promotion', 'workspace-redeem'];
