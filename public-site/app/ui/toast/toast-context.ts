import { createContext, useContext } from 'react';

export type ToastOptions = {
  tone?: 'info' | 'good' | 'bad';
  action?: { label: string; onAct: () => void };
  /** How long it stays; 6 s by default. One with an action stays 10 s. */
  ms?: number;
};

export type ShowToast = (text: string, options?: ToastOptions) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** The function that shows a short message at the edge of the screen. Does nothing outside a `ToastProvider`. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
