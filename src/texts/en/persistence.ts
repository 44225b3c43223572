/** Whether the browser keeps what was saved for offline use. */

export const kept = 'Your browser keeps what you save until you delete it.';
export const notKept = 'Your browser may remove saved pages when your device runs low on space.';
