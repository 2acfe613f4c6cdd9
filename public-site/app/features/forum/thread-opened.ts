/** The window's event when the visitor has opened a thread: its replies count as seen from now on. */
export const THREAD_OPENED = 'antam:thread-opened';
