import { GLOSSARY } from '../../../.generated/glossary';
import { termsByLetter } from './termsByLetter';

/** Terms by first letter, in alphabetical order. */
export const LETTERS = termsByLetter(GLOSSARY.terms);
