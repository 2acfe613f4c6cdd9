import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Managed } from '../managed.ts';
import { Agenda } from './agenda.tsx';
import { Feed } from './feed.tsx';
import { Figures } from './figures.tsx';
import type { VisitsPage } from './load-visits.ts';
import { OutsideVisits } from './outside-visits.tsx';
import { readWeek, type VisitsOfWeek } from './read-week.ts';
import { VisitDialog, type VisitStep } from './visit-dialog.tsx';
import { doctorsOf } from './visit-words.ts';
import styles from './visits.module.css';
import { WalkInDialog } from './walk-in-dialog.tsx';
import { WeekPane } from './week-pane.tsx';
import { WeekStrip } from './week-strip.tsx';

type VisitsBoardProps = { managed: Managed; page: VisitsPage };

/** What a provider works by: the visits of a day, on wide screens beside the whole week. */
export function VisitsBoard({ managed, page: { today, day, week: loaded, figures } }: VisitsBoardProps) {
  const { week, isStale, refresh } = useVisits(managed, day, loaded);
  const { visits: all, closings, outside, isCut } = week;
  const [doctor, setDoctor] = useState('');
  const [opened, setOpened] = useState<{ code: string; step: VisitStep | null } | null>(null);
  const openVisit = useCallback((code: string, step: VisitStep | null = null) => setOpened({ code, step }), []);
  const [isAdding, setAdding] = useState(false);
  const { heading, findFocus } = useFoundFocus();
  const leaveVisit = () => {
    // Of a visit that has left the week, as it would open again with that.
    setOpened(null);
    findFocus();
  };
  // The grid takes up again what it is handed whenever that is another object.
  const doctors = useMemo(() => (managed.kind === 'place' ? doctorsOf(all) : []), [managed.kind, all]);
  const visits = useMemo(() => all.filter(visit => isOf(visit, doctor)), [all, doctor]);
  const toneOf = useCallback(
    ({ professional }: ManagedVisit) => doctors.find(({ id }) => id === professional?.id)?.tone,
    [doctors],
  );
  return (
    <>
      <div className={styles.top}>
        <WeekStrip managed={managed} day={day} today={today} visits={visits} />
        <div className={styles.tools}>
          {doctors.length > 0 && (
            <Field label="Bác sĩ" hideLabel className={styles.filter}>
              {control => (
                <Select {...control} value={doctor} onChange={event => setDoctor(event.target.value)}>
                  <option value="">Tất cả bác sĩ</option>
                  <option value={OWN}>Lịch chung của cơ sở</option>
                  {doctors.map(({ id, name }) => (
                    <option key={id} value={String(id)}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Button icon={<Plus aria-hidden />} className={styles.scripted} onClick={() => setAdding(true)}>
            Thêm khách
          </Button>
        </div>
      </div>
      {isStale && (
        <Notice
          tone="warn"
          live
          action={
            <Button size="s" variant="outline" onClick={() => void refresh()}>
              Tải lại
            </Button>
          }
        >
          Chưa đọc được những thay đổi mới nhất. Bên dưới là lần đọc trước.
        </Notice>
      )}
      <OutsideVisits managed={managed} visits={outside} onOpen={openVisit} onChanged={refresh} onLeft={findFocus} />
      {isCut && (
        <Notice tone="warn">
          Tuần này có nhiều lịch hẹn hơn mức hiện được một lần: lịch cả tuần còn thiếu, danh sách của ngày thì đủ.
        </Notice>
      )}
      <div className={styles.board}>
        <Agenda
          kind={managed.kind}
          day={day}
          today={today}
          visits={visits}
          toneOf={toneOf}
          heading={heading}
          onOpen={openVisit}
          onChanged={refresh}
        />
        <WeekPane
          day={day}
          visits={visits}
          closings={closings}
          toneOf={toneOf}
          onOpen={openVisit}
          onChanged={refresh}
        />
      </div>
      <Figures days={figures} />
      <Feed managed={managed} />
      <VisitDialog
        visit={[...all, ...outside].find(({ code }) => code === opened?.code) ?? null}
        step={opened?.step ?? null}
        onClose={() => setOpened(null)}
        onGone={leaveVisit}
        onChanged={refresh}
      />
      <WalkInDialog managed={managed} open={isAdding} onClose={() => setAdding(false)} onAdded={refresh} />
    </>
  );
}

/** After an overlay is gone: what it was opened from has the focus again, or is gone too, and then the heading gets it. */
function useFoundFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    setWanted(false);
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isWanted]);
  return { heading, findFocus: () => setWanted(true) };
}

const OWN = 'chung';

const isOf = ({ professional }: ManagedVisit, doctor: string): boolean =>
  doctor === '' || (doctor === OWN ? professional === null : String(professional?.id) === doctor);

/** Others book and cancel meanwhile. */
const REFRESH_MS = 60_000;

/**
 * The visits of a day's week, read again every minute, when the window is looked at again, and by `refresh`. While they
 * cannot be read, the last ones stay and `isStale` says so.
 */
function useVisits({ kind, id }: Managed, day: string, loaded: VisitsOfWeek) {
  const [read, setRead] = useState<{ after: VisitsOfWeek; week: VisitsOfWeek } | null>(null);
  const [isStale, setStale] = useState(false);
  const refresh = useCallback(async () => {
    try {
      setRead({ after: loaded, week: await readWeek(browserApi, { kind, id }, day) });
      setStale(false);
    } catch {
      setStale(true);
    }
  }, [kind, id, day, loaded]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const timer = setInterval(look, REFRESH_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  // What was read for another day's page is not this one's.
  return { week: read?.after === loaded ? read.week : loaded, isStale, refresh };
}
