import { useFault } from '../../../forms/rows/faults.ts';
import { RowButton } from '../../../forms/rows/row-button.tsx';
import type { ChangeRows } from '../../../forms/rows/rows.ts';
import { type RowsEditor, useRows } from '../../../forms/rows/use-rows.ts';
import { randomId } from '../../../memory/random-id.ts';
import { Input } from '../../../ui/form/input.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { GroupDraft, OptionDraft } from './offer-draft.ts';
import { OfferField } from './offer-field.tsx';
import styles from './offer-form.module.css';
import { CHANGE_FIELD, newGroup, newOption } from './offer-rows.ts';

const MAX_GROUPS = 10;
const MAX_OPTIONS = 30;

type OfferGroupsProps = { groups: readonly GroupDraft[]; onChange: ChangeRows<GroupDraft> };

/** The groups of options of a promotion. Their buttons work without script too: the page comes back with the rows. */
export function OfferGroups({ groups, onChange }: OfferGroupsProps) {
  const fault = useFault('groups');
  const rows = useRows('groups', groups, onChange);
  return (
    <>
      {fault && <Notice tone="bad" title={fault} />}
      {groups.map((group, at) => (
        <Group key={group.key} group={group} at={at} rows={rows} />
      ))}
      {groups.length < MAX_GROUPS && (
        <div>
          <RowButton
            act="add"
            name={CHANGE_FIELD}
            value="add groups"
            onPress={() => rows.add(newGroup(randomId()))}
            {...rows.adderProps}
          >
            Thêm nhóm lựa chọn
          </RowButton>
        </div>
      )}
    </>
  );
}

type GroupProps = { group: GroupDraft; at: number; rows: RowsEditor<GroupDraft> };

function Group({ group: { key, name, choice, options }, at, rows }: GroupProps) {
  const path = `groups.${at}`;
  const fault = useFault(`${path}.options`);
  const optionRows = useRows(`options ${key}`, options, update => rows.edit(key, { options: update(options) }));
  return (
    <fieldset className={styles.group} {...rows.rowProps(key)}>
      <legend className={styles.legend}>Nhóm {at + 1}</legend>
      <div className={styles.two}>
        <OfferField name={`${path}.name`} label="Tên nhóm" hint="Ví dụ: Chọn gói, Làm thêm.">
          {control => <Input {...control} defaultValue={name} maxLength={80} autoComplete="off" />}
        </OfferField>
        <OfferField name={`${path}.choice`} label="Khách được chọn">
          {control => (
            <Select {...control} defaultValue={choice}>
              <option value="one">Một lựa chọn</option>
              <option value="any">Nhiều lựa chọn</option>
            </Select>
          )}
        </OfferField>
      </div>
      {fault && <Notice tone="bad" title={fault} />}
      {options.map((option, row) => (
        <Option key={option.key} option={option} group={at} at={row} rows={optionRows} />
      ))}
      <div className={styles.buttons}>
        {options.length < MAX_OPTIONS && (
          <RowButton
            act="add"
            name={CHANGE_FIELD}
            value={`add ${path}.options`}
            onPress={() => optionRows.add(newOption(randomId()))}
            {...optionRows.adderProps}
          >
            Thêm lựa chọn
          </RowButton>
        )}
        <RowButton act="remove" name={CHANGE_FIELD} value={`remove ${path}`} onPress={() => rows.remove(key)}>
          {`Bỏ nhóm ${at + 1}`}
        </RowButton>
      </div>
    </fieldset>
  );
}

type OptionProps = { option: OptionDraft; group: number; at: number; rows: RowsEditor<OptionDraft> };

function Option({ option: { key, id, name, pricing, price }, group, at, rows }: OptionProps) {
  const path = `groups.${group}.options.${at}`;
  return (
    <fieldset className={styles.option} aria-label={`Nhóm ${group + 1}, lựa chọn ${at + 1}`} {...rows.rowProps(key)}>
      <input type="hidden" name={`${path}.id`} value={id} />
      <OfferField name={`${path}.name`} label={`Lựa chọn ${at + 1}`}>
        {control => <Input {...control} defaultValue={name} maxLength={120} autoComplete="off" />}
      </OfferField>
      <OfferField name={`${path}.pricing`} label="Cách tính">
        {control => (
          <Select {...control} defaultValue={pricing}>
            <option value="extra">Cộng thêm</option>
            <option value="own">Giá riêng</option>
          </Select>
        )}
      </OfferField>
      <OfferField name={`${path}.price`} label="Số tiền (₫)">
        {control => <Input {...control} defaultValue={price} inputMode="numeric" placeholder="0" autoComplete="off" />}
      </OfferField>
      <RowButton
        act="remove"
        name={CHANGE_FIELD}
        value={`remove ${path}`}
        aria-label={`Bỏ lựa chọn ${at + 1} của nhóm ${group + 1}`}
        onPress={() => rows.remove(key)}
      >
        Bỏ
      </RowButton>
    </fieldset>
  );
}
