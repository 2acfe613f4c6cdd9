import { useIsFaulty } from '../../../forms/rows/faults.ts';
import { RowButton } from '../../../forms/rows/row-button.tsx';
import type { RowsEditor } from '../../../forms/rows/use-rows.ts';
import { formatDate } from '../../../ui/text/format-date.ts';
import { FoldedRow } from './folded-row.tsx';
import { HoursBoxes, SpanFields } from './hours-fields.tsx';
import styles from './rows.module.css';
import type { ClosingDraft, ExceptionDraft, ExtraDraft } from './schedule-draft.ts';
import { TypedField } from './typed-field.tsx';

type RowProps = { exception: ExceptionDraft; path: string; rows: RowsEditor<ExceptionDraft> };

/** A day off, or hours of one day. */
export function ExceptionRow({ exception, path, rows }: RowProps) {
  const { key } = exception;
  // The row stays of its kind: only fields of that kind change it.
  const replace = (part: Partial<ClosingDraft> | Partial<ExtraDraft>) => rows.edit(key, part);
  const isClosed = exception.kind === 'closed';
  return (
    <FoldedRow
      title={isClosed ? 'Nghỉ' : 'Khám thêm'}
      summary={summaryOf(exception)}
      isFaulty={useIsFaulty(path)}
      startsOpen={exception.date === ''}
      row={rows.rowProps(key)}
    >
      {isClosed ? (
        <ClosingFields path={path} closing={exception} onChange={replace} />
      ) : (
        <ExtraFields path={path} extra={exception} onChange={replace} />
      )}
      <TypedField
        label="Ghi chú"
        optional
        path={`${path}.note`}
        maxLength={120}
        value={exception.note}
        onChange={note => replace({ note })}
      />
      <div className={styles.buttons}>
        <RowButton act="remove" onPress={() => rows.remove(key)}>
          {isClosed ? 'Bỏ ngày nghỉ này' : 'Bỏ giờ khám này'}
        </RowButton>
      </div>
    </FoldedRow>
  );
}

type ClosingFieldsProps = { path: string; closing: ClosingDraft; onChange: (part: Partial<ClosingDraft>) => void };

function ClosingFields({ path, closing, onChange }: ClosingFieldsProps) {
  const begin = (date: string) => onChange({ date, ...(closing.until < date && { until: date }) });
  return (
    <>
      <div className={styles.two}>
        <TypedField label="Từ ngày" path={`${path}.date`} type="date" value={closing.date} onChange={begin} />
        <TypedField
          label="Đến hết ngày"
          path={`${path}.until`}
          type="date"
          value={closing.until}
          onChange={until => onChange({ until })}
        />
      </div>
      <div className={styles.two}>
        <SpanFields path={path} span={closing} names={['Nghỉ từ giờ', 'đến giờ']} onChange={onChange} />
      </div>
      <p className="muted small">Để trống giờ là nghỉ cả ngày.</p>
    </>
  );
}

type ExtraFieldsProps = { path: string; extra: ExtraDraft; onChange: (part: Partial<ExtraDraft>) => void };

function ExtraFields({ path, extra, onChange }: ExtraFieldsProps) {
  return (
    <>
      <TypedField
        label="Ngày"
        path={`${path}.date`}
        type="date"
        value={extra.date}
        onChange={date => onChange({ date })}
      />
      <HoursBoxes path={path} hours={extra} onChange={onChange} />
    </>
  );
}

function summaryOf(exception: ExceptionDraft): string {
  const { date, from, to, note } = exception;
  const hours = from === '' && to === '' ? 'cả ngày' : `${from.replace(':', 'h')}–${to.replace(':', 'h')}`;
  const days =
    exception.kind === 'closed' && exception.until > date ? `${said(date)} đến ${said(exception.until)}` : said(date);
  return [days, hours, note].filter(text => text !== '').join(' · ');
}

const said = (date: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDate(date) : 'Chưa chọn ngày');
