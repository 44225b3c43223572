import { z } from 'zod';
import { CLAIMS } from './claims';
import { translatable } from './translatable';

interface Rule {
  pattern: RegExp;
  reason: (match: string) => string;
}

/** Matches signs of unfinished text, such as "TODO" and "lorem". */
const PLACEHOLDERS =
  /(?<![\p{L}\d])(lorem|ipsum|tb[ad]|todo|fixme|x{3,}|foo ?bar|asdf|qwerty|dummy text|coming soon|under construction|to be (announced|decided|determined|done|written))(?![\p{L}\d])|\?{3,}/iu;

const RULES: readonly Rule[] = [
  { pattern: /^\s*$/, reason: () => 'the text is empty' },
  { pattern: /^\s+\S|\S\s+$/, reason: () => 'the text starts or ends with a space' },
  { pattern: PLACEHOLDERS, reason: (match) => `"${match}" is a placeholder for missing text` },
  { pattern: /!/, reason: () => 'the text has an exclamation mark' },
  {
    pattern: /<\/?[a-z][^>]*>|\*\*|`|\]\(/i,
    reason: (match) => `"${match}" is markup, but this text is plain`,
  },
];
const CLAIM: Rule = {
  pattern: CLAIMS,
  reason: (match) =>
    `"${match}" is a claim that nobody can back up; remove it, or say something that readers can check`,
};
const NOT_FILLED_IN: Rule = {
  pattern: /\{[^}]*\}?|\}/,
  reason: (match) => `"${match}" isn't filled in here`,
};

/** Text for visitors: finished, without markup, and without marketing claims. */
export const text = translatable(checkedText((value) => value, [...RULES, CLAIM]));

/** Text that's the same in every language, such as a person's name. */
export const sameText = checkedText((value) => value, [...RULES, CLAIM]);

/** Text in which a school also says what it doesn't promise. */
export const ownText = translatable(checkedText((value) => value, RULES));

/** Text with optional `{brand}` and `{email}` placeholders, which pages fill in. */
export const answerText = translatable(
  checkedText((value) => value.replace(/\{(brand|email)\}/g, ''), [...RULES, CLAIM]),
);

function checkedText(removePlaceholders: (value: string) => string, rules: readonly Rule[]) {
  return z.string().superRefine((value, context) => {
    for (const { pattern, reason } of [...rules, NOT_FILLED_IN]) {
      const match = pattern.exec(removePlaceholders(value));
      if (match) context.addIssue({ code: 'custom', message: reason(match[0]) });
    }
  });
}
