import styles from './tones.module.css';

const TONES = [styles.tone0, styles.tone1, styles.tone2, styles.tone3, styles.tone4, styles.tone5];

/** The class that gives a doctor's visits their colours; the clinic's own, and a doctor's at home, have the first. */
export const toneClass = (tone: number | undefined): string => TONES[(tone ?? 0) % TONES.length] ?? '';
