import { ArrowDown, ArrowUp, MessageCircleQuestionMark, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsFaulty } from '../../../forms/rows/faults.ts';
import { RowButton } from '../../../forms/rows/row-button.tsx';
import { useRows } from '../../../forms/rows/use-rows.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { formatVnd } from '../../../ui/text/format-number.ts';
import { newQuestion, newReason } from './draft-rows.ts';
import type { ChangeDraft } from './editor-parts.ts';
import { FoldedRow } from './folded-row.tsx';
import styles from './rows.module.css';
import type { ReasonDraft } from './schedule-draft.ts';
import { TypedField } from './typed-field.tsx';
import { optionalNumber } from './typed-values.ts';

const MAX_QUESTIONS = 3;

type ReasonsEditorProps = { reasons: readonly ReasonDraft[]; change: ChangeDraft };

/** Why people come: each with its length, its price, a note and questions. */
export function ReasonsEditor({ reasons, change }: ReasonsEditorProps) {
  const rows = useRows('reasons', reasons, update => change(draft => ({ ...draft, reasons: update(draft.reasons) })));
  return (
    <>
      {reasons.length > 0 && (
        <div className={styles.rows}>
          {reasons.map((reason, at) => (
            <ReasonRow
              key={reason.key}
              reason={reason}
              path={`reasons.${at}`}
              row={rows.rowProps(reason.key)}
              onChange={part => rows.edit(reason.key, part)}
            >
              <div className={styles.buttons}>
                {at > 0 && (
                  <IconButton
                    label={`Đưa ${nameOf(reason)} lên`}
                    data-moves="-1"
                    onClick={() => rows.move(reason.key, -1)}
                  >
                    <ArrowUp />
                  </IconButton>
                )}
                {at < reasons.length - 1 && (
                  <IconButton
                    label={`Đưa ${nameOf(reason)} xuống`}
                    data-moves="1"
                    onClick={() => rows.move(reason.key, 1)}
                  >
                    <ArrowDown />
                  </IconButton>
                )}
                <RowButton act="remove" onPress={() => rows.remove(reason.key)}>
                  Bỏ loại khám này
                </RowButton>
              </div>
            </ReasonRow>
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <RowButton act="add" onPress={() => rows.add(newReason())} {...rows.adderProps}>
          Thêm loại khám
        </RowButton>
      </div>
    </>
  );
}

type ReasonRowProps = {
  reason: ReasonDraft;
  path: string;
  /** See `useRows`. */
  row: { 'data-row': string };
  onChange: (part: Partial<ReasonDraft>) => void;
  children: ReactNode;
};

function ReasonRow({ reason, path, row, onChange, children }: ReasonRowProps) {
  return (
    <FoldedRow
      title={nameOf(reason)}
      summary={summaryOf(reason)}
      isFaulty={useIsFaulty(path)}
      startsOpen={reason.name === ''}
      row={row}
    >
      <TypedField
        label="Tên loại khám"
        hint="Ví dụ: Khám lần đầu, Tái khám, Siêu âm."
        path={`${path}.name`}
        maxLength={80}
        value={reason.name}
        onChange={name => onChange({ name })}
      />
      <div className={styles.two}>
        <TypedField
          label="Mỗi lượt (phút)"
          path={`${path}.minutes`}
          type="number"
          value={reason.minutes}
          onChange={minutes => onChange({ minutes })}
        />
        <TypedField
          label="Giá (₫)"
          optional
          path={`${path}.price`}
          type="number"
          hint="0 là miễn phí; để trống nếu không báo giá."
          value={reason.price}
          onChange={price => onChange({ price })}
        />
      </div>
      <TypedField
        label="Dặn người bệnh"
        optional
        path={`${path}.note`}
        type="long"
        maxLength={500}
        hint="Ví dụ: Nhịn ăn 8 giờ, mang theo sổ khám. Hiện khi đặt khám và trong thư nhắc."
        value={reason.note}
        onChange={note => onChange({ note })}
      />
      <Questions path={path} questions={reason.questions} onChange={questions => onChange({ questions })} />
      {children}
    </FoldedRow>
  );
}

type QuestionsProps = {
  path: string;
  questions: ReasonDraft['questions'];
  onChange: (questions: ReasonDraft['questions']) => void;
};

function Questions({ path, questions, onChange }: QuestionsProps) {
  const rows = useRows(`${path}.questions`, questions, update => onChange(update(questions)));
  return (
    <>
      {questions.map(({ key, text }, at) => (
        <div key={key} className={styles.question} {...rows.rowProps(key)}>
          <TypedField
            label={`Câu hỏi ${at + 1}`}
            path={`${path}.questions.${at}`}
            maxLength={120}
            value={text}
            onChange={value => rows.edit(key, { text: value })}
          />
          <IconButton label={`Bỏ câu hỏi ${at + 1}`} className={styles.besideField} onClick={() => rows.remove(key)}>
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {questions.length < MAX_QUESTIONS && (
        <div className={styles.buttons}>
          <RowButton
            act="add"
            variant="quiet"
            icon={<MessageCircleQuestionMark aria-hidden />}
            onPress={() => rows.add(newQuestion())}
            {...rows.adderProps}
          >
            Thêm câu hỏi khi đặt khám
          </RowButton>
        </div>
      )}
    </>
  );
}

const nameOf = ({ name }: ReasonDraft): string => name || 'Loại khám mới';

function summaryOf({ minutes, price }: ReasonDraft): string {
  const amount = optionalNumber(price);
  const priceText = amount === null || amount < 0 ? '' : amount === 0 ? 'Miễn phí' : formatVnd(amount);
  return [`${minutes} phút`, priceText].filter(text => text !== '').join(' · ');
}
