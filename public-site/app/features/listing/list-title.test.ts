import { describe, expect, it } from 'vitest';
import { listSubject, listTitle } from './list-title.ts';

const speciality = { type: 'specialities', slug: 'nhi-khoa', name: 'Nhi khoa' } as const;
const other = { type: 'specialities', slug: 'tim-mach', name: 'Tim mạch' } as const;
const province = { type: 'provinces', slug: 'ha-noi', name: 'Hà Nội' } as const;

describe('listTitle', () => {
  it('says how many, what and where', () => {
    expect(listTitle({ count: 1128, chosen: [speciality, province], q: '' }, 'bác sĩ')).toBe(
      '1.128 bác sĩ Nhi khoa tại Hà Nội',
    );
  });

  it('leaves out a type of which several values are chosen', () => {
    expect(listSubject({ chosen: [speciality, other, province], q: '' }, 'bác sĩ')).toBe('bác sĩ tại Hà Nội');
  });

  it('names the words searched for', () => {
    expect(listSubject({ chosen: [], q: 'mai' }, 'bác sĩ')).toBe('bác sĩ khớp “mai”');
  });
});
