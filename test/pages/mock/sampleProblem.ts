/** Answers requests for the files of the sample school's problems. */
import type { MockProblem } from '../../../src/content/mockProblem';
import { MOCK_PROBLEMS } from '../../support/school/generated';

const said = (text: string) => [{ kind: 'paragraph' as const, children: [text] }];

/** @returns the sample school's problem of a level */
export function sampleProblem(id: string): MockProblem {
  const facts = Object.values(MOCK_PROBLEMS)
    .flat()
    .find((one) => one.id === id);
  if (!facts) throw new Error(`There is no problem "${id}".`);
  return {
    ...facts,
    course: 'weather',
    pattern: 'counting',
    signature: 'clouds(sky)',
    time: 'n',
    space: '1',
    n: 'the number of clouds',
    prompt: said(`Prompt of ${id}.`),
    answers: [1, 2, 3].map((number) => ({
      question: [`Question ${number}?`],
      answer: said(`Answer ${number}.`),
    })),
    starter: [['function clouds(sky) {}']],
    tests: 'tests',
    hints: [1, 2, 3].map((number) => said(`Hint ${number}.`)),
    solution: [['function clouds(sky) { return sky.length; }']],
    followups: [{ question: ['And at night?'], answer: said('The same.') }],
    criteria: {
      'problem solving': ['Asks first.'],
      code: ['Short.'],
      testing: ['Tries none.'],
      communication: ['Talks.'],
    },
    explanation: said('Because each cloud counts once.'),
  };
}

/** Replaces `fetch` with one that only knows the problems. */
export function serveProblems(): void {
  globalThis.fetch = ((file: string) => {
    const [id = ''] = Object.values(MOCK_PROBLEMS)
      .flat()
      .filter(({ slug }) => file.includes(slug))
      .map((facts) => facts.id);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(sampleProblem(id)) });
  }) as unknown as typeof fetch;
}
