import type { ProfessionalListAnswer } from '@antam/server/features/professionals/contract.ts';
import { formatNumber } from '../../ui/text/format-number.ts';

type Kinds = ProfessionalListAnswer['kinds'];

const one = ({ noun, count }: Kinds[number]) => `${formatNumber(count)} ${noun}`;
const DOCTOR = 'bác sĩ';
const ANYBODY = 'nhân viên y tế';

/** "280 bác sĩ", "280 bác sĩ và 12 điều dưỡng" or "280 bác sĩ và 45 nhân viên y tế khác": doctors are counted alone. */
export function peopleText(kinds: Kinds): string {
  const [first, second, ...more] = kinds;
  if (!first) return `0 ${DOCTOR}`;
  if (!second) return one(first);
  if (more.length === 0)
    return second.noun === ANYBODY ? `${one(first)} và ${one(second)} khác` : `${one(first)} và ${one(second)}`;
  const others = (first.noun === DOCTOR ? kinds.slice(1) : kinds).reduce((sum, { count }) => sum + count, 0);
  return first.noun === DOCTOR
    ? `${one(first)} và ${formatNumber(others)} ${ANYBODY} khác`
    : `${formatNumber(others)} ${ANYBODY}`;
}

/** "12 điều dưỡng, 8 dược sĩ, 3 lương y": who the others of `peopleText` are; empty where it names them all. */
export function othersText(kinds: Kinds): string {
  if (kinds.length < 3) return '';
  return kinds
    .filter(({ noun }) => noun !== DOCTOR)
    .map(one)
    .join(', ');
}
