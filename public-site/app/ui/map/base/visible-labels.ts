import type { Spot } from './base-units.ts';

type Named = Spot & { name: string };

/** The names that the base map can show. */
export type LabelData = { provinces: readonly Named[]; islands: readonly Named[]; districts: readonly Named[] };

/** The part of the plane that is shown: its corner, pixels of one unit, and its size in pixels. */
export type LabelWindow = Spot & { scale: number; width: number; height: number };

export type Label = { name: string; kind: 'province' | 'district'; left: number; top: number };

/** From this zoom on districts are named, and provinces no longer. */
const DISTRICTS = 9.5;
/** Pixels of a letter and of a line, with the room around them. */
const LETTER = 7.5;
const LINE = 20;

/** The names in view, in pixels; of names that would lie on each other the first is kept. */
export function visibleLabels(data: LabelData, zoom: number, window: LabelWindow): Label[] {
  const kind = zoom < DISTRICTS ? 'province' : 'district';
  const named = kind === 'province' ? [...data.islands, ...data.provinces] : [...data.islands, ...data.districts];
  const shown: Label[] = [];
  for (const { name, x, y } of named) {
    const label = { name, kind, left: Math.round((x - window.x) * window.scale), top: 0 } satisfies Label;
    label.top = Math.round((y - window.y) * window.scale);
    if (isInside(label, window) && !shown.some(other => overlap(label, other))) shown.push(label);
  }
  return shown;
}

const isInside = ({ left, top }: Label, { width, height }: LabelWindow) =>
  left > 0 && left < width && top > 0 && top < height;

function overlap(one: Label, other: Label): boolean {
  const wide = ((one.name.length + other.name.length) * LETTER) / 2;
  return Math.abs(one.left - other.left) < wide && Math.abs(one.top - other.top) < LINE;
}
