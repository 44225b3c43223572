import { GLOSSARY } from '../../../.generated/glossary';
import { termsByLetter } from './termsByLetter';

/** The terms by their letter, in the order of the alphabet. */
export const LETTERS = termsByLetter(GLOSSARY.terms);
