import type { Gender } from '../contract.ts';

const GENDER_NAMES: Readonly<Record<Gender, string>> = { male: 'Nam', female: 'Nữ' };

/** Below this age months say more. */
const MONTHS_UNTIL = 24;

/** What of the asker helps who answers: "Nữ, 34 tuổi, Hà Nội"; empty where nothing was said. */
export function aboutAsker(
  { gender, dob, province }: { readonly gender: Gender | null; readonly dob: string | null; readonly province: string },
  today: string,
): string {
  const age = dob === null ? '' : ageOf(dob, today);
  return [gender === null ? '' : GENDER_NAMES[gender], age, province].filter(Boolean).join(', ');
}

/** Between two days as `2026-11-23`; empty where the first is the later one. */
function ageOf(dob: string, today: string): string {
  const [born, now] = [partsOf(dob), partsOf(today)];
  const months = (now.year - born.year) * 12 + now.month - born.month - (now.day < born.day ? 1 : 0);
  if (months < 0) return '';
  return months < MONTHS_UNTIL ? `${months} tháng tuổi` : `${Math.floor(months / 12)} tuổi`;
}

function partsOf(day: string) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}
