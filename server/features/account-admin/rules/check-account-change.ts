import { isStaffRole } from '../../../platform/auth/principal.ts';
import { conflict, forbidden, invalid, type Problem } from '../../../platform/errors/problem.ts';
import type { StaffAccount, StaffAccountAnswer } from '../staff-contract.ts';

/** What an admin may change of an account. */
export interface AccountRights extends Pick<StaffAccount, 'role' | 'status' | 'is_official'> {
  readonly second_factor: boolean;
}

const STAFF_FACTOR =
  'Xác thực hai lớp của nhân viên chỉ được gỡ cùng với mật khẩu, bằng lệnh “antam staff reset” trên máy chủ.';

/** Throws 422 for a deleted account and for a state that an account cannot have, 403 for what nobody does to oneself. */
export function checkAccountChange(before: AccountRights, after: AccountRights, can: StaffAccountAnswer['can']): void {
  const isMoved = before.role !== after.role || before.status !== after.status;
  if (!can.edit) throw invalid({ status: ['Tài khoản này đã bị xoá, không đổi được nữa.'] });
  if (isMoved && !can.move) throw forbidden('Bạn không đổi được vai trò và trạng thái của chính mình.');
  checkStatus(before.status, after.status);
}

function checkStatus(before: AccountRights['status'], after: AccountRights['status']): void {
  if (before === after || after === 'disabled') return;
  if (after === 'active' && before === 'disabled') return;
  throw invalid({ status: ['Tài khoản chờ duyệt được mở bằng đơn đăng ký; ở đây chỉ khoá hoặc mở khoá.'] });
}

/** Why the policy lets nobody take this second factor away: 403 for the own one, 422 for staff's, 409 for none. */
export function whyFactorStays({ role }: AccountRights, isOwn: boolean): Problem {
  if (isOwn) return forbidden('Bạn không gỡ được xác thực hai lớp của chính mình ở đây.');
  if (isStaffRole(role)) return invalid({ second_factor: [STAFF_FACTOR] });
  return conflict('Tài khoản này chưa bật xác thực hai lớp.');
}
