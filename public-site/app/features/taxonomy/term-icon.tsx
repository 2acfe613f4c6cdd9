import { termIconName } from './term-icon-name.ts';
// A file of symbols rather than components: home would load two kilobytes of script for them.
import icons from './term-icons.svg?no-inline';

/** The drawing that stands for a speciality or a kind of facility, by its slug, in the colour of the text around it. */
export function TermIcon({ slug }: { slug: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`${icons}#${termIconName(slug)}`} />
    </svg>
  );
}
