/** A phrase that sounds translated or British, and its American replacement. */
export interface BetterWord {
  /** Source of a regular expression. Matches whole words; a space also matches a line break. */
  found: string;
  better: string;
}

/** Only phrases that are nearly always wrong: authors ignore a linter with false positives. */
export const BETTER_WORDS: readonly BetterWord[] = [
  { found: 'in place of', better: 'instead of' },
  { found: 'anew', better: 'again' },
  { found: 'mend(?:s|ed|ing)?', better: 'fix' },
  { found: 'beneath', better: 'below' },
  { found: 'beside', better: 'next to' },
  { found: 'tick(?:s|ed|ing)? off', better: 'check off' },
  { found: 'untick(?:s|ed|ing)?', better: 'uncheck' },
  { found: 'aloud', better: 'out loud' },
  { found: '(?:give|gives|gave|giving|given) back', better: 'return' },
  {
    found: '(?<!there )(?:is|was) no(?= (?!one|longer|more|less|other|different|better|worse))',
    better: "isn't a",
  },
  { found: 'for ever', better: 'forever' },
  { found: 'without end', better: 'forever' },
  { found: 'need not', better: "don't have to" },
  { found: 'shall', better: 'should' },
  { found: 'upon', better: 'on' },
  { found: 'small letters?', better: 'lowercase letter' },
  { found: 'full stop', better: 'period' },
  { found: '(?:1[3-9]|2[0-4]) o.clock', better: 'p.m.' },
  { found: 'per cent', better: 'percent' },
  { found: 'maths', better: 'math' },
  { found: 'whilst', better: 'while' },
  { found: 'amongst', better: 'among' },
  { found: 'learnt', better: 'learned' },
  { found: 'fortnight', better: 'two weeks' },
  { found: 'car park', better: 'parking lot' },
  { found: 'holiday flat', better: 'vacation rental' },
  { found: 'big wheel', better: 'Ferris wheel' },
  { found: 'timetables?', better: 'schedule' },
  { found: 'postcode', better: 'ZIP code' },
  { found: 'lorry', better: 'truck' },
];
