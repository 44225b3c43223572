import type { SchoolTexts } from '../../../src/content/schoolTexts';

/** What the sample school says about itself on the home page. */
export const texts: SchoolTexts['home'] = {
  pageTitle: 'Learn to sail',
  title: ['Cast off.', 'Come back.'],
  promise: 'One silver coin. No boat needed.',
  fit: {
    title: 'Is this for you?',
    intro: 'The sea is not for everyone.',
    fits: ['You like the wind.'],
    misfits: ['You like dry feet.'],
  },
  closing: { title: 'Tie one knot. Then decide.', text: 'A rope is enough.' },
};
