import { Plus, Trash2 } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { GroupDraft, OptionDraft } from './offer-draft.ts';
import { OfferField, OfferFieldsContext } from './offer-field.tsx';
import styles from './offer-form.module.css';
import { CHANGE_FIELD, changeText, type RowChange } from './offer-rows.ts';

type Change = (change: RowChange) => void;

const MAX_GROUPS = 10;
const MAX_OPTIONS = 30;

/** The groups of options of a promotion. Their buttons work without script too: the page comes back with the rows. */
export function OfferGroups({ groups, onChange }: { groups: readonly GroupDraft[]; onChange: Change }) {
  const { faults } = useContext(OfferFieldsContext);
  return (
    <>
      {faults.groups && <Notice tone="bad" title={faults.groups} />}
      {groups.map((group, at) => (
        <Group key={group.key} group={group} at={at} onChange={onChange} />
      ))}
      {groups.length < MAX_GROUPS && (
        <div>
          <ChangeButton change={{ act: 'add' }} onChange={onChange} label="Thêm nhóm lựa chọn" />
        </div>
      )}
    </>
  );
}

function Group({
  group: { name, choice, options },
  at,
  onChange,
}: {
  group: GroupDraft;
  at: number;
  onChange: Change;
}) {
  const { faults } = useContext(OfferFieldsContext);
  const head = `groups.${at}`;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Nhóm {at + 1}</legend>
      <div className={styles.two}>
        <OfferField name={`${head}.name`} label="Tên nhóm" hint="Ví dụ: Chọn gói, Làm thêm.">
          {control => <Input {...control} defaultValue={name} maxLength={80} autoComplete="off" />}
        </OfferField>
        <OfferField name={`${head}.choice`} label="Khách được chọn">
          {control => (
            <Select {...control} defaultValue={choice}>
              <option value="one">Một lựa chọn</option>
              <option value="any">Nhiều lựa chọn</option>
            </Select>
          )}
        </OfferField>
      </div>
      {faults[`${head}.options`] && <Notice tone="bad" title={faults[`${head}.options`]} />}
      {options.map((option, row) => (
        <Option key={option.key} option={option} group={at} at={row} onChange={onChange} />
      ))}
      <div className={styles.buttons}>
        {options.length < MAX_OPTIONS && (
          <ChangeButton change={{ act: 'add', group: at }} onChange={onChange} label="Thêm lựa chọn" />
        )}
        <ChangeButton change={{ act: 'remove', group: at }} onChange={onChange} label={`Bỏ nhóm ${at + 1}`} />
      </div>
    </fieldset>
  );
}

type OptionProps = { option: OptionDraft; group: number; at: number; onChange: Change };

function Option({ option: { id, name, pricing, price }, group, at, onChange }: OptionProps) {
  const head = `groups.${group}.options.${at}`;
  return (
    <fieldset className={styles.option} aria-label={`Nhóm ${group + 1}, lựa chọn ${at + 1}`}>
      <input type="hidden" name={`${head}.id`} value={id} />
      <OfferField name={`${head}.name`} label={`Lựa chọn ${at + 1}`}>
        {control => <Input {...control} defaultValue={name} maxLength={120} autoComplete="off" />}
      </OfferField>
      <OfferField name={`${head}.pricing`} label="Cách tính">
        {control => (
          <Select {...control} defaultValue={pricing}>
            <option value="extra">Cộng thêm</option>
            <option value="own">Giá riêng</option>
          </Select>
        )}
      </OfferField>
      <OfferField name={`${head}.price`} label="Số tiền (₫)">
        {control => <Input {...control} defaultValue={price} inputMode="numeric" placeholder="0" autoComplete="off" />}
      </OfferField>
      <ChangeButton
        change={{ act: 'remove', group, option: at }}
        onChange={onChange}
        label="Bỏ"
        name={`Bỏ lựa chọn ${at + 1} của nhóm ${group + 1}`}
      />
    </fieldset>
  );
}

type ChangeButtonProps = { change: RowChange; onChange: Change; label: string; name?: string };

/** Sends the form without script, and changes the rows at once with it. */
function ChangeButton({ change, onChange, label, name }: ChangeButtonProps) {
  const isAdding = change.act === 'add';
  return (
    <Button
      type="submit"
      size="s"
      variant={isAdding ? 'outline' : 'quiet'}
      name={CHANGE_FIELD}
      value={changeText(change)}
      icon={isAdding ? <Plus aria-hidden="true" /> : <Trash2 aria-hidden="true" />}
      aria-label={name}
      onClick={event => {
        event.preventDefault();
        onChange(change);
      }}
    >
      {label}
    </Button>
  );
}
