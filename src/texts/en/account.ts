/** Texts of the dialog for Login and Sign Up. */

export const title = 'No account needed';
export const explanation =
  'You can use everything here without an account. Your progress is saved on this device.';
export const startFirstLesson = 'Start lesson 1';
export const moveProgress = 'Move progress to another device';
export const close = 'Close';
