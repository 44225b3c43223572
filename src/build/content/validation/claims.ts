const ENGLISH = [
  'guarante(e|ed|es|eeing)',
  'best',
  'number[- ](one|1)',
  String.raw`no\. ?1`,
  'placements?',
  'world[- ]class',
  '(job|industry)[- ]ready',
  'top[- ]rated',
  'award[- ]winning',
  'unbeatable',
  'unmatched',
  'risk[- ]free',
  'money[- ]back',
  'dream job',
  'get hired',
  'cutting[- ]edge',
  'state[- ]of[- ]the[- ]art',
  'revolutionary',
  'limited (time|offer)',
  'act now',
  'cheapest',
  'lowest prices?',
  // "In a hurry" describes people.
  '(?<!in a )hurry',
];

const ENDING = '(e[mnrs]?)?';
const GERMAN = [
  `(job|erfolgs)?garanti(en?|er(en|t${ENDING}))`,
  // "Am besten" says how something is done.
  `(?<!(am|zum) )(aller)?beste[mnrs]?`,
  'beliebteste[mnrs]?',
  '(nummer|nr\\.?) ?(1|eins)',
  // Leading zeros and spaces aren't claims.
  `(markt)?führend${ENDING}(?! (null|leer|ziffer|zeichen))`,
  'marktführer(in)?',
  'vermittlungsquoten?',
  'weltklasse',
  `preisgekrönt${ENDING}`,
  'testsieger(in)?',
  `(unschlagbar|unübertroffen|konkurrenzlos|risikofrei|risikolos|revolutionär)${ENDING}`,
  'geld[- ]zurück',
  `(günstigste|billigste)[mnrs]?`,
  'niedrigste[mnrs]? preise?',
  `einzigartig${ENDING}`,
  'traumjobs?',
  '(nur|noch) für kurze zeit',
  'zeitlich begrenzt',
];

const PEOPLE =
  '(graduates|alumni|students|learners|participants|absolvent(en|innen)|studierenden?|teilnehmenden?|lernenden?)';
const EMPLOYED = '(jobs?|hired|employed|employment|stellen?|arbeit|vermittelt|angestellt)';

/** How many people the school has taught, and what became of them. */
const COUNTS = [
  String.raw`(over|more than|über|mehr als) [\d.,]+ ${PEOPLE}`,
  String.raw`[\d.,]+ ?\+ ${PEOPLE}`,
  String.raw`\d+ (out of|of|in|von) 10`,
  String.raw`\d+([.,]\d+)? ?(%|percent|prozent)(?=[^.!?]*\b${EMPLOYED}\b)`,
];

/** Matches marketing claims that can't be verified, in English and in German. */
export const CLAIMS = new RegExp(
  String.raw`(?<![\p{L}\d])(${[...ENGLISH, ...GERMAN, ...COUNTS].join('|')})(?![\p{L}\d])|# ?1\b|100 ?%`,
  'iu',
);
