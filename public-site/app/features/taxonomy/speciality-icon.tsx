import {
  Accessibility,
  Activity,
  Apple,
  Baby,
  Bone,
  Brain,
  Droplet,
  Droplets,
  Ear,
  Eye,
  Flame,
  HeartPulse,
  Leaf,
  type LucideIcon,
  Mars,
  Microscope,
  Ribbon,
  ScanLine,
  Smile,
  Soup,
  Sparkles,
  Stethoscope,
  Syringe,
  Venus,
  Wind,
} from 'lucide-react';
import styles from './speciality-icon.module.css';

/** The first that fits, so narrow words stand before wide ones; `\b` keeps "san" (birth) apart from "lâm sàng". */
const ICONS: readonly (readonly [pattern: RegExp, icon: LucideIcon])[] = [
  [/^nhi\b|so-sinh/, Baby],
  [/\bsan\b|phu-khoa|hiem-muon|ke-hoach/, Venus],
  [/nam-khoa|nam-hoc/, Mars],
  [/tim-mach|mach-mau/, HeartPulse],
  [/rang|nha-khoa/, Smile],
  [/^mat$|nhan-khoa/, Eye],
  [/tai-mui-hong/, Ear],
  [/than-kinh|tam-than|tam-ly/, Brain],
  [/phuc-hoi/, Accessibility],
  [/xuong|chan-thuong|cot-song/, Bone],
  [/da-lieu|tham-my/, Sparkles],
  [/ung-buou/, Ribbon],
  [/tieu-hoa/, Soup],
  [/dinh-duong/, Apple],
  [/\bthan\b|tiet-nieu/, Droplets],
  [/ho-hap|di-ung|phoi/, Wind],
  [/hinh-anh/, ScanLine],
  [/huyet-hoc/, Droplet],
  [/xet-nghiem|giai-phau|noi-tiet/, Microscope],
  [/du-phong|tiem-chung|truyen-nhiem/, Syringe],
  [/co-truyen/, Leaf],
  [/bong/, Flame],
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
