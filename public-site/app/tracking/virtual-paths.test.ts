import { expect, it } from 'vitest';
import { virtualPath as path } from './virtual-paths.ts';

it('the virtual paths are those of the specification, character by character', () => {
  const built = [
    ...['user', 'favourite', 'professional', 'place'].flatMap(type => [path.signupDone(type), path.signupFailed(type)]),
    ...[path.reviewDone('professional', 5), path.reviewDone('place', 5), path.reviewFailed()],
    ...[path.bookingDone(5), path.bookingFailed(5)],
    ...[path.bookingSlots('place', 5), path.bookingSlots('professional', 5)],
    ...[path.bookingForm('place', 5), path.bookingForm('professional', 5)],
    ...[path.forgotPasswordDone(), path.forgotPasswordFailed(), path.passwordChangeDone()],
    ...[path.emailConfirmed(), path.emailConfirmationFailed()],
    ...[path.questionDone(), path.questionFailed()],
    ...[path.forumReplyDone(), path.forumReplyFailed(), path.forumEditOpened(7), path.forumEditDone(7)],
    ...[path.articleReplyDone(), path.articleReplyFailed(), path.articleEditOpened(7), path.articleEditDone(7)],
    ...[path.professionalEditDone(5), path.professionalEditFailed()],
    ...[path.favouriteAdded(), path.favouriteAddFailed(), path.favouriteRemoved(), path.favouriteRemoveFailed()],
  ];
  expect(built).toEqual([
    ...['/dang-ky/hoan-thanh/user', '/dang-ky/loi/user', '/dang-ky/hoan-thanh/favourite', '/dang-ky/loi/favourite'],
    ...['/dang-ky/hoan-thanh/professional', '/dang-ky/loi/professional'],
    ...['/dang-ky/hoan-thanh/place', '/dang-ky/loi/place'],
    ...['/nhan-xet/hoan-thanh/bac-si/5', '/nhan-xet/hoan-thanh/co-so-y-te/5', '/nhan-xet/loi/'],
    ...['/dat-kham/hoan-thanh/5', '/dat-kham/loi/5'],
    ...['/dat-kham/danh-sach/co-so-y-te/5', '/dat-kham/danh-sach/bac-si/5'],
    ...['/dat-kham/chi-tiet/co-so-y-te/5', '/dat-kham/chi-tiet/bac-si/5'],
    ...['/quen-mat-khau/hoan-thanh/', '/quen-mat-khau/loi/', '/doi-mat-khau/hoan-thanh/'],
    ...['/xac-thuc/hoan-thanh/', '/xac-thuc/loi/'],
    ...['/hoi-bac-si/dat-cau-hoi/hoan-thanh', '/hoi-bac-si/dat-cau-hoi/loi'],
    ...['/hoi-bac-si/tra-loi/hoan-thanh/', '/hoi-bac-si/tra-loi/loi'],
    ...['/hoi-bac-si/chinh-sua/7/', '/hoi-bac-si/chinh-sua/7/hoan-thanh/'],
    ...['/bai-viet/tra-loi/hoan-thanh/', '/bai-viet/tra-loi/loi'],
    ...['/bai-viet/chinh-sua/7/', '/bai-viet/chinh-sua/7/hoan-thanh/'],
    ...['/sua-thong-tin/bac-si/thanh-cong/5', '/sua-thong-tin/bac-si/loi'],
    ...['/ghi-nho/them-moi/hoan-thanh/', '/ghi-nho/them-moi/loi/'],
    ...['/ghi-nho/loai-bo/hoan-thanh/', '/ghi-nho/loai-bo/loi/'],
  ]);
});

it('a failed password change has a virtual path', () => {
  expect(path.passwordChangeFailed()).toBe('/doi-mat-khau/loi/');
});
