import {
  Activity,
  Baby,
  Bone,
  Brain,
  Ear,
  Eye,
  HeartPulse,
  type LucideIcon,
  Microscope,
  Ribbon,
  Smile,
  Sparkles,
  Stethoscope,
  Syringe,
  Wind,
} from 'lucide-react';
import styles from './speciality-icon.module.css';

const ICONS: readonly (readonly [pattern: RegExp, icon: LucideIcon])[] = [
  [/^nhi|so-sinh|san|phu-khoa|hiem-muon/, Baby],
  [/tim-mach|mach-mau/, HeartPulse],
  [/mat$|nhan-khoa|^mat/, Eye],
  [/tai-mui-hong/, Ear],
  [/rang|nha-khoa/, Smile],
  [/than-kinh|tam-than|tam-ly/, Brain],
  [/xuong|chan-thuong|phuc-hoi|cot-song/, Bone],
  [/da-lieu|tham-my/, Sparkles],
  [/ung-buou/, Ribbon],
  [/ho-hap|di-ung|phoi/, Wind],
  [/xet-nghiem|giai-phau|hinh-anh|huyet-hoc/, Microscope],
  [/du-phong|tiem-chung|truyen-nhiem/, Syringe],
  [/cap-cuu|hoi-suc/, Activity],
];

/** The drawing that stands for a speciality, by its slug. */
export function SpecialityIcon({ slug }: { slug: string }) {
  const Icon = ICONS.find(([pattern]) => pattern.test(slug))?.[1] ?? Stethoscope;
  return (
    <span className={styles.icon}>
      <Icon aria-hidden="true" />
    </span>
  );
}
