import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Input } from '../../ui/form/input.tsx';

/** The search box of the header. Without script it is a form that opens the results page. */
export function HeaderSearch({ shown }: { shown: boolean }) {
  return (
    <Form action="/tim-kiem/" role="search">
      <Input
        name="q"
        type="search"
        aria-label="Tìm kiếm"
        icon={<Search />}
        placeholder="Bác sĩ, bệnh viện, chuyên khoa…"
        data-shown={shown}
      />
    </Form>
  );
}
