import type { Quote } from '@antam/server/features/insurance/contract.ts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPiece } from '../../ui/testing/render-piece.tsx';
import { FamilyCalculator } from './family-calculator.tsx';

const chosen = { code: 'bac', name: 'Bạc', currency: 'VND', premium: 1_000_000 } as const;
const quote: Quote = { age: 30, package: chosen, benefits: [], total: 1_000_000, family: [], family_total: 0 };

function Calculator() {
  const [family, setFamily] = useState<readonly string[]>([]);
  return <FamilyCalculator quote={quote} family={family} onType={setFamily} onDone={() => undefined} />;
}

const ages = () => screen.getAllByRole('spinbutton');

function type(at: number, text: string): void {
  const field = ages()[at];
  if (!field) throw new Error(`There is no field ${at}`);
  for (let length = 1; length <= text.length; length += 1)
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
}

it('the fields of a family become more by the people whose ages are typed, not by keystrokes', () => {
  renderPiece(<Calculator />);
  expect(ages()).toHaveLength(3);
  type(0, '35');
  type(1, '7');
  expect(ages()).toHaveLength(3);
  type(2, '12');
  expect(ages()).toHaveLength(4);
  type(2, '13');
  expect(ages()).toHaveLength(4);
});
