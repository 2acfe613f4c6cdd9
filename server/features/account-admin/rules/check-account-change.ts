import { isStaffRole } from '../../../platform/auth/principal.ts';
import { conflict, forbidden, invalid } from '../../../platform/errors/problem.ts';
import type { StaffAccount } from '../staff-contract.ts';

/** What an admin may change of an account. */
export interface AccountRights extends Pick<StaffAccount, 'role' | 'status' | 'is_official'> {
  readonly second_factor: boolean;
}

const STAFF_FACTOR =
  'Xác thực hai lớp của nhân viên chỉ được gỡ cùng với mật khẩu, bằng lệnh “antam staff reset” trên máy chủ.';

/** Throws 403 for what nobody does to oneself, 422 for a state that an account cannot have, 409 where nothing is there. */
export function checkAccountChange(before: AccountRights, after: AccountRights, mayMove: boolean): void {
  const isMoved = before.role !== after.role || before.status !== after.status;
  if (before.status === 'anonymised') throw invalid({ status: ['Tài khoản này đã bị xóa, không đổi được nữa.'] });
  if (isMoved && !mayMove) throw forbidden('Bạn không đổi được vai trò và trạng thái của chính mình.');
  checkStatus(before.status, after.status);
}

function checkStatus(before: AccountRights['status'], after: AccountRights['status']): void {
  if (before === after || after === 'disabled') return;
  if (after === 'active' && before === 'disabled') return;
  throw invalid({ status: ['Tài khoản chờ duyệt được mở bằng đơn đăng ký; ở đây chỉ khóa hoặc mở khóa.'] });
}

/** Before somebody else's second factor is taken away: as {@link checkAccountChange}. */
export function checkFactorRemoval({ role, second_factor }: AccountRights, isOwn: boolean): void {
  if (isOwn) throw forbidden('Bạn không gỡ được xác thực hai lớp của chính mình ở đây.');
  if (isStaffRole(role)) throw invalid({ second_factor: [STAFF_FACTOR] });
  if (!second_factor) throw conflict('Tài khoản này chưa bật xác thực hai lớp.');
}
