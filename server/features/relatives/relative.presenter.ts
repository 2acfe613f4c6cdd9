import { displayPhone } from '../../platform/phone/vietnam-phone.ts';
import type { RelativeAnswer } from './contract.ts';

/** A stored relative in the answer to the account that keeps it. */
export const presentRelative = ({ id, name, relation, date_of_birth, phone }: RelativeAnswer): RelativeAnswer => ({
  id,
  name,
  relation,
  date_of_birth,
  phone: phone === null ? null : displayPhone(phone),
});
