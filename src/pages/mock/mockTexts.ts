import type { ListedText } from '../../components/listedText';

export const HOW_IT_GOES: readonly ListedText[] = [
  {
    id: 'speak',
    text: "Talk out loud, as if an interviewer were listening: explain how you understand the problem, what you'd ask, and what you're trying.",
  },
  { id: 'draw', text: "Problems and questions you haven't passed yet come first." },
  {
    id: 'time',
    text: 'When time is up, you can keep going, and the review shows which answers were late.',
  },
];

/** Questions for reflection right after an interview. */
export const LOOK_BACK: readonly ListedText[] = [
  { id: 'ask', text: 'Did you ask about anything the task leaves unclear before you wrote code?' },
  { id: 'example', text: 'Did you work through an example by hand?' },
  { id: 'cost', text: 'Did you describe a slow solution and its cost?' },
  {
    id: 'inputs',
    text: 'Did you test the empty, smallest, and largest inputs before you said you were done?',
  },
  { id: 'quiet', text: 'When did you go quiet, and what would you say next time?' },
];
