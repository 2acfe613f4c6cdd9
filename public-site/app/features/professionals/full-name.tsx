import styles from './full-name.module.css';

type FullNameProps = {
  /** "PGS.TS.BS Nguyễn Thị Mai" */
  displayName: string;
  /** "Nguyễn Thị Mai" */
  name: string;
};

/** A name with its titles; where it does not fit one line it breaks behind the titles, never inside the name first. */
export function FullName({ displayName, name }: FullNameProps) {
  if (displayName === name || !displayName.endsWith(name)) return displayName;
  return (
    <>
      {displayName.slice(0, -name.length)}
      <span className={styles.name}>{name}</span>
    </>
  );
}
