import { accountStaffCalls } from './features/account-admin/staff-contract.ts';
import { analyticsStaffCalls } from './features/analytics/staff-contract.ts';
import { areaStaffCalls } from './features/areas/staff-contract.ts';
import { auditStaffCalls } from './features/audit/staff-contract.ts';
import { contactStaffCalls } from './features/contacts/staff-contract.ts';
import { placePictureCalls, placeStaffCalls } from './features/places/staff-contract.ts';
import { professionalPictureCalls, professionalStaffCalls } from './features/professionals/staff-contract.ts';
import { applicationStaffCalls } from './features/providers/staff-contract.ts';
import { termStaffCalls } from './features/taxonomy/staff-contract.ts';
import type { Call, Calls } from './platform/contract/declare-calls.ts';

const CONTRACTS: readonly Calls[] = [
  ...[accountStaffCalls, analyticsStaffCalls, applicationStaffCalls, areaStaffCalls, auditStaffCalls],
  ...[contactStaffCalls, placeStaffCalls, placePictureCalls, professionalStaffCalls, professionalPictureCalls],
  termStaffCalls,
];

/** Every call of the console, from which it knows what it may offer to whom. */
export const STAFF_CALLS: readonly Call[] = CONTRACTS.flatMap(calls => Object.values(calls));
