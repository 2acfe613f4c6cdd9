import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

describe('Field', () => {
  it('connects label, hint and error with the control', () => {
    renderPiece(
      <Field label="Số điện thoại" hint="10 chữ số" error="Chưa đúng" required>
        {control => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Số điện thoại');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent);
    expect(described).toEqual(['10 chữ số', 'Chưa đúng']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
  });

  it('has no error attributes while there is no error', () => {
    renderPiece(<Field label="Tên">{control => <Input {...control} />}</Field>);
    const input = screen.getByLabelText('Tên');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});
