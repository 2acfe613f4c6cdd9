import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './toast.module.css';
import { type ShowToast, ToastContext, type ToastOptions } from './toast-context.ts';

type Message = { id: number; text: string } & ToastOptions;

const icons = { info: Info, good: CircleCheck, bad: CircleAlert };
const mostAtOnce = 3;

/** Gives the pages below it `useToast` and shows what they say, the newest last, at most three at once. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const nextId = useRef(1);
  const show = useCallback<ShowToast>((text, options) => {
    const id = nextId.current++;
    setMessages(before => [...before, { id, text, ...options }].slice(-mostAtOnce));
  }, []);
  const remove = useCallback((id: number) => setMessages(before => before.filter(message => message.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <section className={styles.region} aria-label="Thông báo" aria-live="polite">
        {messages.map(message => (
          <Toast key={message.id} message={message} onRemove={remove} />
        ))}
      </section>
    </ToastContext>
  );
}

function Toast({ message, onRemove }: { message: Message; onRemove: (id: number) => void }) {
  const { id, text, tone = 'info', action, ms = action ? 10_000 : 6_000 } = message;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onRemove(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms, onRemove]);
  const Icon = icons[tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and focus only hold the message longer
    <div
      className={clsx(styles.toast, styles[tone])}
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <p className={styles.text}>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAct();
            onRemove(id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Đóng" className={styles.close} onClick={() => onRemove(id)}>
        <X />
      </IconButton>
    </div>
  );
}
