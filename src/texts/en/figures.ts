/** Text of a lesson's figures that don't move. */

/** Label of a diagram that scrolls sideways. */
export const diagram = 'Diagram';
