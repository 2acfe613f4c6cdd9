import { placePages } from '@antam/server/features/places/pages.ts';
import { professionalPages } from '@antam/server/features/professionals/pages.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** Stands where no visit is: leads to those with whom one can be booked. */
export function FindSomebody({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      title={title}
      drawing="people"
      action={
        <>
          <LinkButton to={professionalPages.list()}>Tìm bác sĩ</LinkButton>{' '}
          <LinkButton to={placePages.list()} variant="outline">
            Tìm cơ sở y tế
          </LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
