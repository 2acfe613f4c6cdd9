import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';

/** A provider's account whose email is not confirmed, without a second factor. */
export const account: AccountAnswer = {
  id: 1,
  name: 'Mai',
  email: 'mai@thu.example',
  mobile_phone: null,
  role: 'professional',
  is_official: false,
  status: 'active',
  is_email_confirmed: false,
  deletion_due: null,
  has_password: true,
  second_factor: { is_set_up: false, is_required: false, is_passed: false },
  social: [],
  can: { delete: true, use_second_factor: true, remove_second_factor: true },
  application: null,
  pages: [],
};
