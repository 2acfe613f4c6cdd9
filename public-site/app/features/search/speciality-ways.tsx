import type { AdviceTerm } from '@antam/server/features/complaints/contract.ts';
import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import { Building2, Stethoscope } from 'lucide-react';
import { useProvince } from '../../frame/province/province-context.tsx';
import { Link } from '../../ui/link/link.tsx';
import { listAddress } from '../listing/list-address.ts';
import { inSentence } from '../listing/list-title.ts';
import styles from './complaint-box.module.css';

type SpecialityWaysProps = {
  term: AdviceTerm;
  /** Slug of the chosen province; empty where none is chosen. */
  province: string;
};

/** A speciality that looks after a complaint: its landing page, its doctors and its places near the visitor. */
export function SpecialityWays({ term, province }: SpecialityWaysProps) {
  const { provinces } = useProvince();
  const where = provinces.find(({ slug }) => slug === province)?.name;
  const near = where === undefined ? '' : ` ở ${inSentence(where)}`;
  const listOf = (path: string) =>
    listAddress(path, new URLSearchParams(), {
      specialities: term.slug,
      provinces: where === undefined ? null : province,
    });
  return (
    <li className={styles.speciality}>
      <Link className={styles.name} to={term.absolute_url}>
        {term.name}
      </Link>
      <Link className={styles.way} to={listOf(professionalPages.list())}>
        <Stethoscope size={20} aria-hidden="true" /> Bác sĩ{near}
      </Link>
      <Link className={styles.way} to={listOf(placePages.list())}>
        <Building2 size={20} aria-hidden="true" /> Nơi khám{near}
      </Link>
    </li>
  );
}
