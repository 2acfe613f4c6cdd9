import { ArrowDown, ArrowUp, MessageCircleQuestionMark, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { formatVnd } from '../../../ui/text/format-number.ts';
import { moveRow, newQuestion, newReason, replaceRow, withoutRow } from './draft-rows.ts';
import type { ChangeDraft } from './editor-parts.ts';
import { useIsFaulty } from './faults.ts';
import { FoldedRow } from './folded-row.tsx';
import styles from './rows.module.css';
import type { ReasonDraft } from './schedule-draft.ts';
import { TypedField } from './typed-field.tsx';
import { optionalNumber } from './typed-values.ts';

const MAX_QUESTIONS = 3;

type ReasonsEditorProps = { reasons: readonly ReasonDraft[]; change: ChangeDraft };

/** Why people come: each with its length, its price, a note and questions. */
export function ReasonsEditor({ reasons, change }: ReasonsEditorProps) {
  const changeReasons = (update: (reasons: readonly ReasonDraft[]) => readonly ReasonDraft[]) =>
    change(draft => ({ ...draft, reasons: update(draft.reasons) }));
  return (
    <>
      {reasons.length > 0 && (
        <div className={styles.rows}>
          {reasons.map((reason, at) => (
            <ReasonRow
              key={reason.key}
              reason={reason}
              path={`reasons.${at}`}
              onChange={part => changeReasons(all => replaceRow(all, reason.key, part))}
            >
              <div className={styles.buttons}>
                {at > 0 && (
                  <IconButton
                    label={`Đưa ${nameOf(reason)} lên`}
                    onClick={() => changeReasons(all => moveRow(all, at, -1))}
                  >
                    <ArrowUp />
                  </IconButton>
                )}
                {at < reasons.length - 1 && (
                  <IconButton
                    label={`Đưa ${nameOf(reason)} xuống`}
                    onClick={() => changeReasons(all => moveRow(all, at, 1))}
                  >
                    <ArrowDown />
                  </IconButton>
                )}
                <Button
                  variant="quiet"
                  size="s"
                  icon={<Trash2 aria-hidden />}
                  onClick={() => changeReasons(all => withoutRow(all, reason.key))}
                >
                  Bỏ loại khám này
                </Button>
              </div>
            </ReasonRow>
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="s"
          icon={<Plus aria-hidden />}
          onClick={() => changeReasons(all => [...all, newReason()])}
        >
          Thêm loại khám
        </Button>
      </div>
    </>
  );
}

type ReasonRowProps = {
  reason: ReasonDraft;
  path: string;
  onChange: (part: Partial<ReasonDraft>) => void;
  children: ReactNode;
};

function ReasonRow({ reason, path, onChange, children }: ReasonRowProps) {
  return (
    <FoldedRow
      title={nameOf(reason)}
      summary={summaryOf(reason)}
      isFaulty={useIsFaulty(path)}
      startsOpen={reason.name === ''}
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
  return (
    <>
      {questions.map(({ key, text }, at) => (
        <div key={key} className={styles.question}>
          <TypedField
            label={`Câu hỏi ${at + 1}`}
            path={`${path}.questions.${at}`}
            maxLength={120}
            value={text}
            onChange={value => onChange(replaceRow(questions, key, { text: value }))}
          />
          <IconButton
            label={`Bỏ câu hỏi ${at + 1}`}
            className={styles.besideField}
            onClick={() => onChange(withoutRow(questions, key))}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      {questions.length < MAX_QUESTIONS && (
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            size="s"
            icon={<MessageCircleQuestionMark aria-hidden />}
            onClick={() => onChange([...questions, newQuestion()])}
          >
            Thêm câu hỏi khi đặt khám
          </Button>
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
