const HOTLINE = /^(1[89]00)(\d+)$/;
const BIG_CITY = /^(2[48])(\d{4})(\d{4})$/;
const LANDLINE = /^(2\d\d)(\d{3})(\d{4})$/;
const MOBILE = /^(\d{3})(\d{3})(\d{3})$/;

/** A stored number as Vietnamese read it: `0912 345 678`, `024 3640 2308`, `0236 356 7890`, `1900 0115`. */
export function displayPhone(e164: string): string {
  const national = e164.replace(/^\+84/, '');
  const hotline = HOTLINE.exec(national);
  if (hotline) return hotline.slice(1).join(' ');
  const groups = BIG_CITY.exec(national) ?? LANDLINE.exec(national) ?? MOBILE.exec(national);
  return groups ? `0${groups.slice(1).join(' ')}` : e164;
}

/** What a `tel:` link takes: hotlines cannot be dialled with the country's code. */
export function dialPhone(e164: string): string {
  const national = e164.replace(/^\+84/, '');
  return HOTLINE.test(national) ? national : e164;
}
