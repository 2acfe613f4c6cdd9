import { clsx } from 'clsx';
import { Picture } from '../picture/picture.tsx';
import clinic from './clinic.svg?no-inline';
import dental from './dental.svg?no-inline';
import hospital from './hospital.svg?no-inline';
import lab from './lab.svg?no-inline';
import other from './other.svg?no-inline';
import pharmacy from './pharmacy.svg?no-inline';
import styles from './place-picture.module.css';

// Files rather than markup: a list without photographs shows twenty of them.
const drawings = { hospital, clinic, dental, pharmacy, lab, other };

export type BuildingKind = keyof typeof drawings;

type PlacePictureProps = {
  /** Which building is drawn when there is no photograph. */
  kind?: BuildingKind;
  name: string;
  image?: { src: string; srcSet?: string } | null;
  ratio?: string;
  sizes?: string;
  eager?: boolean;
  className?: string;
};

/** Address of the drawn building of a kind. */
export const drawingOf = (kind: BuildingKind): string => drawings[kind];

/** A place's photograph, or a drawn building of its kind where there is none or it does not come. */
export function PlacePicture({ kind = 'other', name, image, ...rest }: PlacePictureProps) {
  if (!image) return <Picture src={drawings[kind]} alt="" {...rest} sizes={undefined} />;
  const { className, ...others } = rest;
  return (
    <Picture
      src={image.src}
      srcSet={image.srcSet}
      alt={name}
      hasSubstitute
      className={clsx(styles[kind], className)}
      {...others}
    />
  );
}
