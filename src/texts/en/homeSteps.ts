/** Texts of the home page's section about how a lesson works. */

export const title = 'How a lesson works';
export const intro = 'Every lesson has the same four steps.';
export const steps = [
  {
    title: 'Read a little',
    text: 'Short explanations with figures and code you can run.',
  },
  {
    title: 'Run the code',
    text: 'Change a line in any example, run it again, and see what changed.',
  },
  {
    title: 'Check yourself',
    text: "Tests tell you what's wrong and why. Ask for hints one at a time.",
  },
  {
    title: 'Pick up where you left off',
    text: "Your browser remembers what you've finished, and none of that is sent to us.",
  },
] as const;
