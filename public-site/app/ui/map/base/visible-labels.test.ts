import { describe, expect, it } from 'vitest';
import { toUnits, unitPixels } from './base-units.ts';
import vietnam from './vietnam.json';
import { visibleLabels } from './visible-labels.ts';

function labelsAt(center: [number, number], zoom: number, side = 400) {
  const scale = unitPixels(zoom);
  const { x, y } = toUnits(center);
  const window = { x: x - side / scale / 2, y: y - side / scale / 2, scale, width: side, height: side };
  return visibleLabels(vietnam, zoom, window);
}

describe('visibleLabels', () => {
  it('names provinces from afar and former districts from near', () => {
    expect(labelsAt([21.03, 105.85], 8).map(({ name }) => name)).toContain('Hà Nội');
    const near = labelsAt([21.036, 105.825], 12);
    expect(near.find(({ name }) => name === 'Ba Đình')).toMatchObject({
      kind: 'district',
      left: expect.closeTo(200, -1),
      top: expect.closeTo(200, -1),
    });
    expect(near.some(({ kind }) => kind === 'province')).toBe(false);
  });

  it('names the islands of Hoàng Sa and Trường Sa', () => {
    const names = labelsAt([13, 111], 5, 600).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Quần đảo Hoàng Sa', 'Quần đảo Trường Sa']));
  });

  it('shows no two names on each other', () => {
    const labels = labelsAt([16, 107], 5, 800);
    for (const one of labels) {
      const onIt = labels.filter(other => Math.abs(other.left - one.left) < 30 && Math.abs(other.top - one.top) < 20);
      expect(onIt).toEqual([one]);
    }
  });
});
