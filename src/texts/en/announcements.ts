/** Texts of the bar with an announcement. */

export const announcement = 'Announcement';
export const close = 'Close the announcement';
