import { displayPhone } from '../../platform/phone/vietnam-phone.ts';
import type { RelativeAnswer } from './contract.ts';

interface RelativeRow extends Omit<RelativeAnswer, 'date_of_birth'> {
  readonly dateOfBirth: RelativeAnswer['date_of_birth'];
}

/** A stored relative in the answer to the account that keeps it. */
export const presentRelative = ({ id, name, relation, dateOfBirth, phone }: RelativeRow): RelativeAnswer => ({
  id,
  name,
  relation,
  date_of_birth: dateOfBirth,
  phone: phone === null ? null : displayPhone(phone),
});
