/** The error for a professional who would be published without a checked licence. */
export const UNLICENSED = 'Chỉ đăng được khi giấy phép hành nghề đã được kiểm tra.';

/** What is kept of a licence: its own words, and the check. */
export interface LicenceColumns {
  readonly licenceNumber?: string | null | undefined;
  readonly licenceIssuer?: string | undefined;
  readonly licenceScope?: string | undefined;
  readonly licenceEvidence?: string | undefined;
  readonly licenceVerifiedAt?: Date | null | undefined;
}

/**
 * `000123/HNO-GPHN` for licences (Law 15/2023, Decree 96/2023), `0001234/BYT-CCHN` for certificates before (Law 40/2009):
 * a running number, who issued it (the Ministry or a province), and what it is. The form rests on numbers in use, as
 * clinics publish them in lists of their staff (six and seven digits, `ĐNAI` beside `HNO`), not on the decrees' models,
 * which were not at hand; so it is as wide as those are, and a check looks at the licence itself.
 */
const CLINICIAN = /^\d{4,7}\/[A-ZĐ]{2,5}-(?:GPHN|CCHN)$/u;
/**
 * `1234/CCHN-D-SYT-HNO`, `01-1234/CCHN-D-SYT-HCM` or `1234/HCM-CCHND`: the Law on Pharmacy; from published numbers too.
 */
const PHARMACIST = /^(?:\d{2}-)?\d{1,6}\/(?:CCHN-?D(?:-SYT)?-[A-ZĐ]{2,5}|[A-ZĐ]{2,5}-CCHND)$/u;
/** Made-up people have numbers of an authority that does not exist. */
const DEMO = /^\d{6}\/DEMO-GPHN$/;

/** A licence number as authorities write it: capitals, hyphens, no spaces; undefined for what can be none. */
export function licenceNumber(text: string): string | undefined {
  const number = text
    .normalize('NFC')
    .toUpperCase()
    .replace(/\s/gu, '')
    .replace(/[‐-―−]/gu, '-');
  return (CLINICIAN.test(number) || PHARMACIST.test(number)) && !isDemoLicence(number) ? number : undefined;
}

/** Whether the number belongs to a made-up professional. */
export function isDemoLicence(number: string): boolean {
  return DEMO.test(number);
}

/** Whether a licence was checked and the record of it is whole: nobody is published without. */
export function hasLicenceRecord(row: LicenceColumns): boolean {
  const texts = [row.licenceNumber, row.licenceIssuer, row.licenceScope, row.licenceEvidence];
  return row.licenceVerifiedAt != null && texts.every(text => text != null && text !== '');
}
