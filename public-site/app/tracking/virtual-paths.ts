type PageKind = 'place' | 'professional';

const SECTION = { place: 'co-so-y-te', professional: 'bac-si' } as const satisfies Record<PageKind, string>;

/**
 * Paths that are reported as page views though no page has them: the specification's, character by character, with its
 * uneven last slashes. A place is given by its id; a failed edit reports the failure of a reply.
 */
export const virtualPath = {
  signupDone: (type: string) => `/dang-ky/hoan-thanh/${type}`,
  signupFailed: (type: string) => `/dang-ky/loi/${type}`,

  reviewDone: (kind: PageKind, id: number) => `/nhan-xet/hoan-thanh/${SECTION[kind]}/${id}`,
  reviewFailed: () => '/nhan-xet/loi/',

  bookingDone: (place: number) => `/dat-kham/hoan-thanh/${place}`,
  bookingFailed: (place: number) => `/dat-kham/loi/${place}`,
  /** When the list of slots is shown. */
  bookingSlots: (kind: PageKind, id: number) => `/dat-kham/danh-sach/${SECTION[kind]}/${id}`,
  /** When a slot was chosen and the form opens. */
  bookingForm: (kind: PageKind, id: number) => `/dat-kham/chi-tiet/${SECTION[kind]}/${id}`,

  /** Of asking for the mail and of the reset itself. */
  forgotPasswordDone: () => '/quen-mat-khau/hoan-thanh/',
  forgotPasswordFailed: () => '/quen-mat-khau/loi/',
  passwordChangeDone: () => '/doi-mat-khau/hoan-thanh/',
  passwordChangeFailed: () => '/doi-mat-khau/loi/',

  emailConfirmed: () => '/xac-thuc/hoan-thanh/',
  emailConfirmationFailed: () => '/xac-thuc/loi/',

  questionDone: () => '/hoi-bac-si/dat-cau-hoi/hoan-thanh',
  questionFailed: () => '/hoi-bac-si/dat-cau-hoi/loi',
  forumReplyDone: () => '/hoi-bac-si/tra-loi/hoan-thanh/',
  forumReplyFailed: () => '/hoi-bac-si/tra-loi/loi',
  forumEditOpened: (postId: number) => `/hoi-bac-si/chinh-sua/${postId}/`,
  forumEditDone: (postId: number) => `/hoi-bac-si/chinh-sua/${postId}/hoan-thanh/`,

  articleReplyDone: () => '/bai-viet/tra-loi/hoan-thanh/',
  articleReplyFailed: () => '/bai-viet/tra-loi/loi',
  articleEditOpened: (postId: number) => `/bai-viet/chinh-sua/${postId}/`,
  articleEditDone: (postId: number) => `/bai-viet/chinh-sua/${postId}/hoan-thanh/`,

  professionalEditDone: (professionalId: number) => `/sua-thong-tin/bac-si/thanh-cong/${professionalId}`,
  professionalEditFailed: () => '/sua-thong-tin/bac-si/loi',

  favouriteAdded: () => '/ghi-nho/them-moi/hoan-thanh/',
  favouriteAddFailed: () => '/ghi-nho/them-moi/loi/',
  favouriteRemoved: () => '/ghi-nho/loai-bo/hoan-thanh/',
  favouriteRemoveFailed: () => '/ghi-nho/loai-bo/loi/',
} as const;
