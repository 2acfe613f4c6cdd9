import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '../testing/render-piece.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

it('a password box shows and hides the password, and keeps its value', () => {
  renderPiece(<Field label="Mật khẩu">{control => <PasswordInput {...control} name="password" />}</Field>);
  const box = screen.getByLabelText<HTMLInputElement>('Mật khẩu');
  fireEvent.change(box, { target: { value: 'bí mật' } });
  expect(box.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
  expect([box.type, box.value]).toEqual(['text', 'bí mật']);
  fireEvent.click(screen.getByRole('button', { name: 'Ẩn mật khẩu' }));
  expect(box.type).toBe('password');
});

it('a summary of errors links to each field', () => {
  renderPiece(
    <>
      <ErrorSummary title="Chưa được" items={[{ fieldId: 'f-email', label: 'Email', text: 'Chưa đúng.' }]} />
      <Field id="f-email" label="Email" error="Chưa đúng.">
        {control => <input {...control} />}
      </Field>
    </>,
  );
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Chưa được');
  fireEvent.click(screen.getByRole('link', { name: 'Email' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});
