import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { layOutWidth, renderPiece } from '../testing/render-piece.tsx';
import { GroupFilter } from './group-filter.tsx';
import { groupItems } from './group-items.ts';

type Person = { name: string; specialities: { key: string; name: string }[] };
const nhi = { key: 'nhi', name: 'Nhi khoa' };
const da = { key: 'da', name: 'Da liễu' };
const people: Person[] = [
  { name: 'An', specialities: [nhi, da] },
  { name: 'Bình', specialities: [nhi] },
  { name: 'Chi', specialities: [] },
];
const of = (person: Person) => person.specialities;
const names = (list: readonly Person[]) => list.map(person => person.name);

describe('groupItems', () => {
  it('[UI-11] puts a person into each of their groups', () => {
    const groups = groupItems(people, of);
    expect(groups.map(group => [group.name, names(group.items)])).toEqual([
      ['Nhi khoa', ['An', 'Bình']],
      ['Da liễu', ['An']],
      ['', ['Chi']],
    ]);
  });

  it('[UI-12] puts people without a group into one with an empty name, and makes no such group when everybody has one', () => {
    expect(groupItems(people, of).at(-1)).toMatchObject({ name: '', items: [people[2]] });
    expect(groupItems(people.slice(0, 2), of).map(group => group.name)).not.toContain('');
  });
});

describe('GroupFilter', () => {
  const show = (items: Person[]) =>
    renderPiece(
      <GroupFilter
        label="Bác sĩ"
        selectLabel="Chuyên khoa"
        items={items}
        keyOf={person => person.name}
        groupsOf={of}
        render={person => <p>{person.name}</p>}
      />,
    );
  const shown = () => [...document.querySelectorAll('li')].map(item => item.textContent);

  it('[UI-09] [UI-10] has a select, whose choice narrows the carousel', () => {
    show(people);
    expect(shown()).toEqual(['An', 'Bình', 'Chi']);
    fireEvent.change(screen.getByLabelText('Chuyên khoa'), { target: { value: 'group:nhi' } });
    expect(shown()).toEqual(['An', 'Bình']);
    fireEvent.change(screen.getByLabelText('Chuyên khoa'), { target: { value: 'group:' } });
    expect(shown()).toEqual(['Chi']);
  });

  it('[UI-13] has about ten dots for forty people', () => {
    layOutWidth(280);
    show(Array.from({ length: 40 }, (_, at) => ({ name: `Bác sĩ ${at}`, specialities: [nhi] })));
    expect(screen.getAllByRole('button', { name: /^Đến trang/ })).toHaveLength(10);
  });
});
