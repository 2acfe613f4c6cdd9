import type { OwnPosts } from '@antam/server/features/posts/contract.ts';
import { useState } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import { isLastRole } from '../../memory/reply-as.ts';
import { Radio } from '../../ui/form/checkbox.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { PeopleBox } from './people-box.tsx';
import styles from './reply.module.css';
import { IDENTITY, ONESELF, roleValue } from './reply-identity.ts';

/**
 * As whom an official or professional user replies: in a role of their own, or as a professional or place found by
 * name.
 */
export function IdentityChoice({ own }: { own: OwnPosts }) {
  const viewer = useRootData()?.viewer;
  const [choice, setChoice] = useState<'role' | 'other'>('role');
  const [found, setFound] = useState('');
  const last = own.reply_as.find(({ reply_as_type, reply_as_id }) => isLastRole(reply_as_type, reply_as_id));
  // In one's own discussion one speaks for oneself; elsewhere a user with a role speaks in one.
  const isOpener = own.own.some(({ position }) => position === 0);
  const preset = last ?? (isOpener ? undefined : own.reply_as[0]);
  return (
    // A found identity is not kept, and a choice without it would speak in another name.
    <fieldset className={styles.identity} data-no-draft>
      <legend className={styles.legend}>Trả lời với tư cách</legend>
      {own.can.reply_as_others && (
        <div className={styles.choices}>
          {(['role', 'other'] as const).map(value => (
            <Radio
              key={value}
              name={IDENTITY.choice}
              value={value}
              label={value === 'role' ? 'Vai trò của tôi' : 'Người hoặc nơi khác'}
              checked={choice === value}
              onChange={() => setChoice(value)}
            />
          ))}
        </div>
      )}
      {choice === 'role' ? (
        <Field label="Vai trò">
          {control => (
            <Select {...control} name={IDENTITY.role} defaultValue={preset ? roleValue(preset) : ONESELF}>
              {own.reply_as.map(role => (
                <option key={roleValue(role)} value={roleValue(role)}>
                  {role.name}
                </option>
              ))}
              {isOpener && <option value={ONESELF}>{viewer?.name ?? 'Tên của tôi'}</option>}
            </Select>
          )}
        </Field>
      ) : (
        <>
          <input type="hidden" name={IDENTITY.found} value={found} />
          <PeopleBox
            label="Tìm bác sĩ hoặc cơ sở y tế"
            call="/api/v1/autocomplete/replyer/"
            placeholder="Gõ tên"
            onChoose={option => setFound(option?.value ?? '')}
          />
          <p className="muted small">Chỉ tìm trong những tên mà bạn được dùng để trả lời.</p>
        </>
      )}
    </fieldset>
  );
}
