/** Labels of the button next to the home page's animation. */

export const pause = 'Pause animation';
export const play = 'Play animation';
