import { expect, it } from 'vitest';
import { unknownNames } from './unknown-names.ts';

it('the configuration names what nothing reads, with the nearest variable that is read', () => {
  const env = {
    ANTAM_SECRETS: 'x',
    ANTAM_ORIGN: 'x',
    ANTAM_XYZ: 'x',
    OTHER_ORIGIN: 'x',
    ANTAM_MAIL_FILE: 'x',
    ANTAM_MIAL: 'x',
  };
  expect(unknownNames(env)).toEqual([
    'ANTAM_SECRETS is not known: is ANTAM_SECRET meant?',
    'ANTAM_ORIGN is not known: is ANTAM_ORIGIN meant?',
    'ANTAM_XYZ is not known',
    'ANTAM_MIAL is not known: is ANTAM_MAIL meant?',
  ]);
});
