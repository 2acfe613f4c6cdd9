import { randomBytes } from 'node:crypto';
import { createStaff } from '@antam/server/features/account-admin/commands/create-staff.ts';
import type { StaffRole } from '@antam/server/platform/auth/principal.ts';
import { expect, type Walk } from './flow.ts';
import { loggedIn } from './logged-in.ts';
import { setUpSecondFactor } from './second-factor.ts';

const PASSWORD = 'bậc thềm nhà ba có rêu';

/** The same walk as a member of staff whom no other walk knows, logged in with a second factor. */
export async function newStaff(walk: Walk, role: StaffRole): Promise<Walk> {
  const { product } = walk;
  expect(product !== undefined, 'the product in this process');
  const { db, passwords } = product.services;
  const email = `nhan-vien-${randomBytes(4).toString('hex')}@antam.example`;
  const passwordHash = await passwords.hash(PASSWORD);
  await db.transaction(unit =>
    createStaff(unit, product.services, { email, name: 'Nhân Viên Đi Thử', role, passwordHash, actorId: null }),
  );
  const staff = await loggedIn(walk, { email, password: PASSWORD });
  await setUpSecondFactor(staff, PASSWORD);
  return staff;
}
